"""Search over file:// and below a prefix: the right hit comes first in every script, with accents, width and one typo forgiven;
by keyboard alone; odd input gets a word and no hang; nothing hostile leaves its place; the index stays small."""
import json
import pathlib
import re
import time

import axe_playwright_python
from browsing import Report, browser, server, PREFIX, sites_argument

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")

COMPOSE, SEARCH, INBOX = "mail/composemessage", "mail/searchmail", "mail/openinbox"
SELFIE, STAR, PHOTOS = "photos/com.example.photos.takeselfie", "photos/com.example.photos.favorites", "photos/com.example.photos.search"
CAKE, SCAN = "bakery/ordercroissant", "bakery/scanreceipt"

# What is typed, and the page that must come first.
QUERIES = [
    # Latin
    ("new message", COMPOSE), ("message new", COMPOSE), ("New Mess", COMPOSE), ("search", SEARCH), ("SEARCH PHOTOS", PHOTOS),
    ("all inboxes", INBOX), ("favorites", STAR), ("scan receipt", SCAN), ("creme brulee", CAKE), ("Crème brûlée", CAKE),
    ("backerei", "bakery/index"), ("strasse", "bakery/index"), ("Straße", "bakery/index"), ("grosse brotchen", CAKE),
    ("Große Brötchen", CAKE), ("egoportrait", SELFIE), ("gâteau", CAKE), ("numeriser", SCAN), ("recu", SCAN), ("boites", INBOX),
    ("ozcekim", SELFIE), ("gelenler", INBOX), ("thu moi", COMPOSE), ("Thư mới", COMPOSE), ("anh tu suong", SELFIE), ("dat banh", CAKE),
    ("wiadomosc", COMPOSE), ("lakocie", CAKE), ("ulubione", STAR), ("zdjec", PHOTOS),
    # types, icons, owners, apps, guidelines
    ("composeMessage", COMPOSE), ("com.example.photos.takeSelfie", SELFIE), ("selfie take", SELFIE), ("square.and.pencil", COMPOSE),
    ("viewfinder", SCAN), ("star.fill", STAR), ("team brot", "bakery/index"), ("com.example.mail", "mail/index"), ("mail", "mail/index"),
    ("naming", "guidelines/naming"), ("verbs that work", "guidelines/naming"),
    # one typo behind two right letters
    ("mesage", COMPOSE), ("mesasge", COMPOSE), ("favourites", STAR), ("reciept", SCAN), ("inboxs", INBOX), ("searhc photos", PHOTOS),
    # Cyrillic, Greek
    ("поиск", SEARCH), ("Новое сообщение", COMPOSE), ("избранное", STAR), ("чек", SCAN), ("αναζητηση", SEARCH), ("ΑΓΑΠΗΜΕΝΑ", STAR),
    ("μηνυμα", COMPOSE),
    # Arabic, Hebrew
    ("بحث", SEARCH), ("المفضلة", STAR), ("اطلب كعكه", CAKE), ("חיפוש", SEARCH), ("מועדפים", STAR),
    # Japanese, Chinese, Korean, Thai, Devanagari
    ("検索", SEARCH), ("写真", PHOTOS), ("メッセージ", COMPOSE), ("ﾒｯｾｰｼﾞ", COMPOSE), ("れしーと", SCAN), ("搜索照片", PHOTOS), ("收据", SCAN),
    ("个人", STAR), ("새로운", COMPOSE), ("영수증", SCAN), ("ค้นหา", SEARCH), ("ใบเสร็จ", SCAN), ("खोजें", SEARCH), ("रसीद", SCAN),
    # width
    ("Ｓｃａｎ", SCAN),
]

ODD = [
    ("", "empty"), ("   ", "empty"), ("+", "signs"), ("…!?", "signs"), ("\u200b\u202e", "signs"), ("a" * 10_000, "none"),
    ("word " * 2_000, "any"), ("\u0001\u0007search", "any"), ("<script>alert(1)</script>", "none"), ("q", "any"), ("😀", "signs"),
    ("__proto__", "none"), ("constructor", "none"), ("%00/../..", "any"),
]


def open_search(tab, way="key"):
    if way == "key":
        tab.keyboard.press("/")
    else:
        tab.click("[data-search]")
    tab.wait_for_selector("dialog.search[open]")


def ask(tab, text):
    tab.evaluate("""text => { const input = document.getElementById('page.search'); input.value = text;
        document.querySelector('.search-status').textContent = '…'; input.dispatchEvent(new Event('input')); }""", text)
    tab.wait_for_function("() => document.querySelector('.search-status').textContent !== '…'", timeout=15_000)
    return tab.evaluate("[...document.querySelectorAll('dialog.search li a')].map(a => a.getAttribute('href'))")


def queries(tab, report, way):
    wrong = []
    for text, wanted in QUERIES:
        hits = ask(tab, text)
        if not hits or wanted not in hits[0]:
            wrong.append(f"{text!r}: {hits[:3]}")
    report.line(f"search over {way}", wrong, f"{len(QUERIES)} queries find the right page first")


def odd(tab, report):
    wrong = []
    for text, wanted in ODD:
        start = time.monotonic()
        hits = ask(tab, text)
        said = tab.text_content(".search-status")
        if time.monotonic() - start > 2:
            wrong.append(f"{text[:20]!r} takes {time.monotonic() - start:.1f} s")
        if not said.strip() or (wanted in ("signs", "none") and hits):
            wrong.append(f"{text[:20]!r}: {said!r} {hits[:2]}")
    report.line("search", wrong, "odd input gets a word")


def reasons(tab, report):
    ask(tab, "Suchen")
    why = tab.text_content("dialog.search li:first-child .search-why")
    report.line("search", "" if "German" in why and "Suchen" in why else why, "a hit says which text in which language answered")
    lang = tab.get_attribute("dialog.search li:first-child .search-why [lang]", "lang")
    report.line("search", "" if lang == "de" else str(lang), "the text of a reason has its language")
    marks = tab.evaluate("[...document.querySelectorAll('dialog.search li:first-child mark')].map(m => m.textContent)")
    report.line("search", "" if marks == ["Suchen"] else str(marks), "what was typed is marked")
    ask(tab, "brulee")
    marks = tab.evaluate("[...document.querySelectorAll('dialog.search li:first-child mark')].map(m => m.textContent)")
    report.line("search", "" if marks == ["Brûlée"] else str(marks), "marks keep the accents of the text")


def keyboard(tab, report, address):
    ask(tab, "example")
    rows = tab.evaluate("document.querySelectorAll('dialog.search li').length")
    chosen = "[...document.querySelectorAll('dialog.search [role=option]')].findIndex(li => li.getAttribute('aria-selected') === 'true')"
    tab.focus("#page\\.search")
    places = []
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp", "ArrowUp"):
        tab.keyboard.press(key)
        places.append(tab.evaluate(chosen))
    report.line("search", "" if places == [1, 2, 1, 0, rows - 1] else str(places), "arrows choose and go round")
    active = tab.evaluate("document.getElementById(document.getElementById('page.search').getAttribute('aria-activedescendant'))?.getAttribute('aria-selected')")
    report.line("search", "" if active == "true" else str(active), "the chosen hit is the active descendant")
    tab.keyboard.press("Escape")
    closed = tab.evaluate("!document.querySelector('dialog.search').open")
    report.line("search", "" if closed else "open", "Escape closes")
    open_search(tab)
    ask(tab, "favoriten")
    tab.focus("#page\\.search")
    tab.keyboard.press("Enter")
    tab.wait_for_function("() => location.pathname.includes('/apps/photos/com.example.photos.favorites')")
    report.line("search", "", "Enter goes to the chosen hit")
    tab.go_back()
    tab.wait_for_function("() => !location.pathname.includes('/apps/photos/com.example')")
    report.line("search", "", "back leads back")
    tab.goto(address, wait_until="load")
    open_search(tab)
    tab.uncheck(".search-key input")
    tab.keyboard.press("Escape")
    tab.evaluate("document.activeElement.blur()")
    tab.keyboard.press("/")
    tab.wait_for_timeout(150)
    still = tab.evaluate("!document.querySelector('dialog.search')?.open")
    report.line("search", "" if still else "it opens", "the key can be switched off")
    tab.goto(address, wait_until="load")
    tab.keyboard.press("/")
    tab.wait_for_timeout(150)
    still = tab.evaluate("!document.querySelector('dialog.search')?.open")
    report.line("search", "" if still else "it opens", "and stays off on the next page")
    open_search(tab, "click")
    tab.check(".search-key input")
    tab.keyboard.press("Escape")
    tab.wait_for_timeout(50)
    open_search(tab)
    report.line("search", "", "and on again")


def axe(tab, report):
    ask(tab, "search")
    tab.evaluate(AXE)
    found = tab.evaluate("() => axe.run('dialog.search', { preload: false })")["violations"]
    report.line("search", [one["id"] for one in found], "axe finds nothing with the results open")


def hostile(tab, report, sites):
    site = sites / "hostile/index.html"
    tab.goto(site.resolve().as_uri(), wait_until="load")
    fired = []
    tab.on("dialog", lambda dialog: (fired.append(dialog.message), dialog.dismiss()))
    open_search(tab, "click")
    for text in ("script", "alert", "img", "onerror", "quote", "javascript"):
        ask(tab, text)
    elements = tab.evaluate("document.querySelectorAll('dialog.search li :not(a, span, mark)').length")
    report.line("search", fired or ("" if not elements else f"{elements} strange elements"), "hostile titles stay text")
    links = tab.evaluate("[...document.querySelectorAll('dialog.search li a')].every(a => a.protocol === 'file:')")
    report.line("search", "" if links else "a link leaves", "hits lead to pages of the site")


def folding(tab, report, sites):
    """Every word of every text, as the script folds it, stands in the index that the program made."""
    wrong = []
    for name in ("lookup", "content", "hostile", "rtl-long"):
        site = sites / name
        tab.goto((site / "index.html").resolve().as_uri(), wait_until="load")
        open_search(tab, "click")
        words = set()
        for file in site.glob("search/words-*.js"):
            words |= {entry[0] for entry in json.loads(re.sub(r'^longpressSearch\("[^"]+",|\);\s*$', "", file.read_text(encoding="utf-8")))}
        texts = []
        for file in site.glob("search/hits-*.js"):
            for entry in json.loads(re.sub(r'^longpressSearch\("[^"]+",|\);\s*$', "", file.read_text(encoding="utf-8"))):
                texts += [text for field, _, text in entry[5] if field in (0, 1)]
        folded = tab.evaluate("texts => texts.map(text => window.longpressSearch.split(text))", texts)
        for text, parts in zip(texts, folded):
            for part in parts:
                if len(part.encode()) <= 48 and part not in words:
                    wrong.append(f"{name}: {part!r} of {text!r}")
    report.line("search", wrong, "the script and the program fold alike")


def main():
    sites = sites_argument()
    report = Report("search")
    with server(sites) as (port, _), browser() as running:
        for way in ("file", "http"):
            address = (sites / "lookup/index.html").resolve().as_uri() if way == "file" else f"http://127.0.0.1:{port}{PREFIX}lookup/index.html"
            context = running.new_context(viewport={"width": 1000, "height": 800})
            tab = context.new_page()
            console = []
            tab.on("console", lambda message: console.append(message.text))
            tab.on("pageerror", lambda error: console.append(str(error)))
            tab.goto(address, wait_until="load")
            open_search(tab)
            queries(tab, report, way)
            if way == "file":
                odd(tab, report)
                reasons(tab, report)
                axe(tab, report)
                keyboard(tab, report, address)
                folding(tab, report, sites)
                hostile(tab, report, sites)
            report.line(f"search over {way}", console, "no console message")
            context.close()
    report.end()


main()
