"""What every check shares: the pages of the sites, the browser, a server with the policy, and the report.

A check prints one JSON line for each thing it looked at and a last line with the count, so that a check
that died half-way is not mistaken for one that found nothing.
"""
import contextlib
import http.server
import json
import os
import pathlib
import re
import sys
import threading

from playwright.sync_api import sync_playwright

PREFIX = "/some/prefix/"
POLICY = "default-src 'self'"


class Report:
    def __init__(self, name):
        self.name = name
        self.count = 0

    def line(self, page, wrong, what):
        """`wrong` is an empty string or list when all is well."""
        if not isinstance(wrong, str):
            wrong = "; ".join(str(one) for one in list(wrong)[:8])
        self.count += 1
        print(json.dumps({"check": what, "page": str(page), "wrong": wrong}), flush=True)

    def end(self):
        print(json.dumps({"check": "end", "page": self.name, "wrong": "", "count": self.count}), flush=True)


class Page:
    """One file of a site, by its kind."""

    def __init__(self, sites, site, path):
        self.site = site
        self.path = path
        self.file = sites / site / path
        self.name = f"{site}/{path}"
        text = self.file.read_text(encoding="utf-8")
        self.size = len(text)
        self.kind = kind(path, text)

    def over_file(self):
        return self.file.resolve().as_uri()

    def over_http(self, port):
        return f"http://127.0.0.1:{port}{PREFIX}{self.name}"


def kind(path, text):
    parts = path.split("/")
    if 'http-equiv="refresh"' in text:
        return "forward"
    if path == "404.html":
        return "missing"
    if path == "index.html":
        return "home"
    if parts[0] == "apps":
        if len(parts) == 3:
            return "app"
        if '<section class="item' not in text:
            return "gone"
        return "examples" if '<ul class="toc">' in text else "action"
    if parts[0] == "releases":
        return "releases" if len(parts) == 2 else "release"
    if parts[0] == "guidelines":
        return "guidelines" if len(parts) == 2 else "guideline"
    if parts[0] == "rules":
        return "rules" if len(parts) == 2 else "rule"
    if parts[0] == "icons":
        return "icons" if parts[1] in ("index.html", "meanings") or parts[1].isdigit() else "icon"
    if parts[0] == "actions":
        return "actions"
    if path.startswith("review/findings/"):
        return "findings"
    return "page"


KINDS = ["home", "app", "action", "examples", "guidelines", "guideline", "rules", "rule", "findings", "icons", "icon", "actions", "releases", "release", "gone", "page",
         "missing", "forward"]


def all_pages(sites):
    sites = pathlib.Path(sites)
    found = []
    # The catalog for search has the pages of the others, in more languages.
    for site in sorted(one.name for one in sites.iterdir() if one.is_dir() and one.name != "lookup"):
        root = sites / site
        for file in sorted(root.rglob("*.html")):
            path = file.relative_to(root).as_posix()
            # A rule's page differs between sites by what was found there and by nothing else.
            if path.startswith("rules/") and path != "rules/index.html" and site not in ("content", "hostile"):
                continue
            found.append(Page(sites, site, path))
    return found


def one_of_each(pages, but=()):
    """The largest page of each kind in each site; plain pages only once, they are the same everywhere."""
    best = {}
    for page in pages:
        # The site of moved pages is a copy of another, but for the pages that lead on.
        if page.kind in but or (page.site == "forwarding" and page.kind not in ("forward", "page")):
            continue
        # The lists of the small site show nothing that those of the others lack.
        if page.site == "five-rows" and page.kind not in ("home", "app", "action", "examples"):
            continue
        key = (page.kind,) if page.kind in ("missing", "forward") else (page.site, page.kind)
        if key not in best or best[key].size < page.size:
            best[key] = page
    return list(best.values())


@contextlib.contextmanager
def server(sites):
    """Serves the folder below a prefix, with the policy; yields the port and the paths asked for outside the prefix."""
    strays = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def __init__(self, *arguments):
            super().__init__(*arguments, directory=str(sites))

        def translate_path(self, path):
            if not path.startswith(PREFIX):
                strays.append(path)
                return str(pathlib.Path(sites) / "nothing-here")
            return super().translate_path(path[len(PREFIX) - 1:])

        def do_GET(self):
            # Browsers ask for a favicon of the host by themselves; that is no request of the site.
            if self.path == "/favicon.ico":
                self.send_response(204)
                self.end_headers()
            else:
                super().do_GET()

        def end_headers(self):
            self.send_header("Content-Security-Policy", POLICY)
            super().end_headers()

        def log_message(self, *arguments):
            pass

    served = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=served.serve_forever, daemon=True).start()
    try:
        yield served.server_address[1], strays
    finally:
        served.shutdown()


@contextlib.contextmanager
def browser():
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        running = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or "/usr/bin/chromium", args=arguments)
        try:
            yield running
        finally:
            running.close()


def sites_argument():
    return pathlib.Path(sys.argv[1]).resolve()


def lines_of(text):
    return [line for line in (re.sub(r"\s+", " ", line).strip() for line in text.split("\n")) if line]
