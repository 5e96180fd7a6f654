"""The preview in a browser: an edit is shown by itself and the page stays where it was scrolled; what cannot be read is told
over the last good page and goes by itself; nothing is written to the user's folder; Ctrl-C ends it."""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from browsing import Report, browser

ROOT = pathlib.Path(__file__).resolve().parents[3]
PROGRAM = ROOT / ".build/debug/longpress"
PATIENCE = 20_000


def tree(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*"))


def save(path, text):
    """As editors do: beside itself, then renamed over the file."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)


def start(folder, *options):
    process = subprocess.Popen(
        [PROGRAM, "serve", "-C", folder, *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    for line in process.stdout:
        if " at http://" in line:
            return process, line.split(" at ")[1].split(" ")[0]
    raise SystemExit("the preview did not start")


def main():
    report = Report("serve")
    with tempfile.TemporaryDirectory() as made, browser() as running:
        folder = pathlib.Path(made) / "catalog"
        folder.mkdir()
        shutil.copytree(ROOT / "content", folder / "content")
        shutil.copy(ROOT / "longpress.yaml", folder)
        app = folder / "content/apps/contacts"
        strings = app / "en.lproj/InfoPlist.strings"
        plist = app / "Info.plist"
        before = tree(folder)
        process, home = start(folder)
        context = running.new_context(viewport={"width": 900, "height": 500})
        tab = context.new_page()
        console = []
        tab.on("console", lambda message: console.append(message.text))
        tab.on("pageerror", lambda error: console.append(str(error)))

        def shows(text, what, selector="main"):
            try:
                tab.wait_for_function(
                    "([selector, text]) => document.querySelector(selector)?.textContent.includes(text)",
                    arg=[selector, text], timeout=PATIENCE)
                report.line("serve", "", what)
            except Exception as error:
                report.line("serve", f"{text} does not appear: {error}", what)

        def clears(what):
            try:
                tab.wait_for_function("() => !document.querySelector('.longpress-preview')", timeout=PATIENCE)
                report.line("serve", "", what)
            except Exception as error:
                report.line("serve", str(error), what)

        tab.goto(home + "apps/contacts/", wait_until="load")
        tab.evaluate("scrollTo(0, 700)")
        tab.wait_for_timeout(100)
        text = strings.read_text(encoding="utf-8")
        title = "Search for an item"
        entry = f'= "{title}";'

        def titled(words):
            return text.replace(entry, f'= "{words}";', 1)

        save(strings, titled("Edited Title"))
        shows("Edited Title", "an edit is shown by itself")
        tab.wait_for_load_state("load")
        tab.wait_for_timeout(200)
        place = tab.evaluate("scrollY")
        report.line("serve", "" if abs(place - 700) < 40 else f"scrolled to {place}", "the scroll position is kept")

        # A burst of saves: the last one counts.
        for number in range(20):
            save(strings, titled(f"Burst {number}."))
        shows("Burst 19.", "the latest of a burst of edits is shown")

        good = plist.read_text(encoding="utf-8")
        save(plist, good.replace("</dict>", "", 1))
        shows("content/apps/contacts/Info.plist:", "a broken edit is told with its place", ".longpress-preview")
        body = tab.text_content("main")
        report.line("serve", "" if "Burst 19." in body else "the page is gone", "the last good page stays under it")
        role = tab.get_attribute(".longpress-preview", "role")
        report.line("serve", "" if role == "alert" else f"role {role}", "a broken edit is an alert")
        save(plist, good)
        clears("the fault goes by itself")

        (app / "es.lproj").mkdir()
        save(app / "es.lproj/InfoPlist.strings", titled("Título nuevo"))
        shows("Título nuevo", "a new folder is noticed")

        configuration = (folder / "longpress.yaml").read_text(encoding="utf-8")
        save(folder / "longpress.yaml", configuration + "\ntittle: Nonsense\n")
        shows("longpress.yaml:", "a broken configuration is told with its place", ".longpress-preview")
        shows("title", "with the nearest name", ".longpress-preview")
        save(folder / "longpress.yaml", configuration)
        clears("a mended configuration clears it")

        (folder / "overrides/templates").mkdir(parents=True)
        save(folder / "overrides/templates/home.mustache", "{{#broken}}")
        shows("home.mustache", "a broken template is told", ".longpress-preview")
        shutil.rmtree(folder / "overrides")
        clears("a template that goes clears it")

        note = folder / "content/guidelines" / sorted(os.listdir(folder / "content/guidelines"))[0]
        tab.goto(home + f"guidelines/{note.stem}/", wait_until="load")
        save(note, note.read_text(encoding="utf-8") + "\n\nA new last paragraph.\n")
        shows("A new last paragraph.", "an edited note is shown")

        save(strings, text)
        answer = tab.goto(home + "nothing/here.html")
        report.line("serve", "" if answer.status == 404 else str(answer.status), "a missing page is a 404")
        wrong = [line for line in console if "404" not in line and "ERR_INCOMPLETE_CHUNKED_ENCODING" not in line]
        report.line("serve", wrong, "no console message under the policy")
        now = [path for path in tree(folder) if "es.lproj" not in path]
        report.line("serve", "" if now == before else sorted(set(now) ^ set(before)), "nothing is written to the folder")

        port = home.rsplit(":", 1)[1].strip("/")
        second = subprocess.run([PROGRAM, "serve", "-C", folder, "--port", port], capture_output=True, text=True, timeout=60)
        told = second.returncode == 2 and f"port {port} is taken" in second.stderr
        report.line("serve", "" if told else second.stderr, "a busy port that was asked for is an error")
        third, other = start(folder)
        report.line("serve", "" if other != home else other, "without a port the next free one is taken")
        for running_one in (process, third):
            moment = time.monotonic()
            running_one.send_signal(signal.SIGINT)
            try:
                status = running_one.wait(timeout=10)
                took = time.monotonic() - moment
                report.line("serve", "" if status == 0 and took < 5 else f"status {status} after {took:.1f} s", "Ctrl-C ends it")
            except subprocess.TimeoutExpired:
                running_one.kill()
                report.line("serve", "it goes on", "Ctrl-C ends it")
        context.close()
    report.end()


main()
