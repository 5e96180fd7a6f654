"""The Home Screen of every app: the rows it shows in each state, language, scenario and device, reckoned from the app's JSON
by a second formulation; the icon at all four corners by keyboard, mouse, touch and buttons; every choice kept in the address."""
import json
from itertools import product

from browsing import Report, all_pages, browser, server, sites_argument

SHOWN = """() => [...document.querySelectorAll('.preview .menu > ul:first-child > li')].filter(li => !li.hidden)
  .map(li => [...li.querySelectorAll('.opt')].find(o => !o.hidden).querySelector('.ti').textContent)"""
LOOK = """() => { const menu = document.querySelector('.preview .menu'), icon = document.querySelector('.stage button.app').getBoundingClientRect();
  const box = menu.getBoundingClientRect(), first = menu.querySelector('.row:not(li[hidden] *)');
  const glyph = first.querySelector('.g').getBoundingClientRect(), text = first.querySelector('.tx').getBoundingClientRect();
  const screen = document.querySelector('.screen').getBoundingClientRect();
  return { above: box.bottom <= icon.top + 2, left: glyph.left < text.left, dir: menu.dir,
           inside: box.top >= screen.top - 1 && box.bottom <= screen.bottom + 1 && box.left >= screen.left - 1 && box.right <= screen.right + 1,
           place: document.querySelector('[data-out=place]').textContent }; }"""


def expected(app, home, state, language, scenario, device):
    statics = {m["variant"]: m["items"] for m in app["menus"] if m["kind"] == "static"}
    exports = {(m["scenario"]["id"], m["language"]): m["items"] for m in app["menus"] if m["kind"] == "dynamic"}
    titles = [(i["title"]["languages"].get(language) or {"text": i["title"]["value"]})["text"]
              for i in statics.get(device, statics.get("any", []))]
    if state in ("launched", "changed") and scenario:
        own = exports.get((scenario, home)) or next((v for k, v in exports.items() if k[0] == scenario), [])
        codes = [c for c in app["languages"] if c != home]
        old = language if state == "launched" else (home if language != home else (codes[0] if codes else home))
        for item in own:
            texts = item["title"]["languages"]
            found = texts.get(old) or texts.get(home) or next(iter(texts.values()))
            titles.append(found["text"])
    return [t for t in titles if t][:4]


def choose(tab, name, value):
    tab.evaluate("""([name, value]) => { const field = document.querySelector('.preview form').elements[name]; if (!field) return;
      field.value = value; const one = field.tagName ? field : [...field].find(i => i.value === value);
      one.dispatchEvent(new Event('change', { bubbles: true })); }""", [name, value])


def rows(tab, report, page, app):
    home = tab.evaluate("document.querySelector('.preview').dataset.home")
    options = lambda name: tab.evaluate(f"[...(document.querySelector('.preview select[name={name}]')?.options ?? [])].map(o => o.value)")
    scenarios = options("scenario") or sorted({m["scenario"]["id"] for m in app["menus"] if m["kind"] == "dynamic"})[:1] or [""]
    languages = options("language") or [home]
    wrong = []
    for state, language, scenario, device in product(("installed", "launched", "changed"), languages, scenarios, ("iphone", "ipad")):
        for name, value in (("state", state), ("language", language), ("scenario", scenario), ("device", device)):
            choose(tab, name, value)
        want, got = expected(app, home, state, language, scenario, device), tab.evaluate(SHOWN)
        if want != got:
            wrong.append(f"{state} {language} {scenario} {device}: {got} instead of {want}")
    report.line(page.name, wrong, "the rows are those of the model")


def corners(tab, report, page):
    wrong = []
    choose(tab, "device", "iphone"), choose(tab, "profile", "docs"), choose(tab, "state", "launched")
    icon = tab.locator(".stage button.app")
    icon.focus()
    walks = {"upper left": ["ArrowUp"] * 6 + ["ArrowLeft"] * 6, "upper right": ["ArrowRight"] * 6, "lower right": ["ArrowDown"] * 6,
             "lower left": ["ArrowLeft"] * 6}
    for corner, keys in walks.items():
        for key in keys:
            tab.keyboard.press(key)
        tab.wait_for_timeout(400)
        look = tab.evaluate(LOOK)
        if look["above"] != corner.startswith("lower") or look["left"] != corner.endswith("left") or not look["inside"]:
            wrong.append(f"{corner}: {look}")
        tab.reload()
        icon = tab.locator(".stage button.app")
        if tab.evaluate(LOOK)["place"] != look["place"]:
            wrong.append(f"{corner}: the place is forgotten after a reload")
        icon.focus()
    report.line(page.name, wrong, "the icon goes to all four corners by keyboard and stays there")


def pointer(tab, report, page):
    wrong = []
    place = lambda: tab.locator("[data-out=place]").text_content()
    for button in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        before = place()
        tab.locator(f"[data-move={button}]").click()
        back = {"ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp", "ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft"}[button]
        if place() == before:
            tab.locator(f"[data-move={back}]").click()
        if place() == before:
            wrong.append(f"the button {button} does nothing")
    tab.locator(".screen").scroll_into_view_if_needed()
    tab.locator(".ph.c3.r0").click()
    if "Row 1 of 6, column 4" not in place():
        wrong.append("a click on a place: " + place())
    tab.wait_for_timeout(400)
    icon, goal = tab.locator(".stage button.app").bounding_box(), tab.locator(".ph.c0.r3").bounding_box()
    tab.mouse.move(icon["x"] + 30, icon["y"] + 30)
    tab.mouse.down()
    tab.mouse.move(goal["x"] + 30, goal["y"] + 30, steps=8)
    tab.mouse.up()
    if "Row 4 of 6, column 1" not in place():
        wrong.append("dragging: " + place())
    report.line(page.name, wrong, "buttons, clicks and dragging move the icon")


def address(tab, report, page):
    wrong = []
    for name, value in (("state", "changed"), ("look", "dark"), ("profile", "ios26"), ("device", "ipad")):
        choose(tab, name, value)
        if f"{name}={value}" not in tab.url:
            wrong.append(f"{name} is not in the address: {tab.url}")
    url, shown = tab.url, tab.evaluate(SHOWN)
    tab.goto("about:blank")
    tab.goto(url)
    kept = tab.evaluate("""() => ['state', 'look', 'profile', 'device'].map(n => document.querySelector('.preview form').elements[n].value)""")
    if kept != ["changed", "dark", "ios26", "ipad"] or tab.evaluate(SHOWN) != shown:
        wrong.append(f"the address gives back {kept}")
    tab.goto(url.split("?")[0] + "?state=nonsense&device=&at=99,99&language=xx&scenario=%3Cscript%3E")
    if tab.evaluate("document.querySelector('.preview form').elements.state.value") != "launched":
        wrong.append("a wrong value in the address is not passed over")
    report.line(page.name, wrong, "every choice is kept in the address")


def keyboard(tab, report, page):
    """State and device by keys alone, from the icon on."""
    tab.goto(tab.url.split("?")[0])
    tab.locator(".stage button.app").focus()
    tab.keyboard.press("Tab")
    tab.keyboard.press("ArrowRight")
    state = tab.evaluate("document.querySelector('.preview form').elements.state.value")
    for _ in range(6):
        if tab.evaluate("document.activeElement.name") == "device":
            break
        tab.keyboard.press("Tab")
    tab.keyboard.press("ArrowRight")
    device = tab.evaluate("document.querySelector('.preview form').elements.device.value")
    report.line(page.name, [] if (state, device) == ("updated", "ipad") else [f"{state}, {device}"], "choices by keyboard alone")


def main():
    sites = sites_argument()
    report = Report("stage")
    with server(sites) as (port, _), browser() as running:
        tab = running.new_context(viewport={"width": 1280, "height": 1100}).new_page()
        seen = 0
        for page in [p for p in all_pages(sites) if p.kind == "app" and p.site != "forwarding"]:
            tab.goto(page.over_http(port))
            if tab.locator(".preview").count() == 0:
                continue
            seen += 1
            document = page.file.parent.parent / (page.file.parent.name + ".json")
            rows(tab, report, page, json.loads(document.read_text())["apps"][0])
            if page.path.endswith("contacts/index.html"):
                for check in (corners, pointer, address, keyboard):
                    tab.goto(page.over_file())
                    check(tab, report, page)
        report.line("all sites", "" if seen >= 5 else f"only {seen} pages have a Home Screen", "apps have a Home Screen")
    report.end()


main()
