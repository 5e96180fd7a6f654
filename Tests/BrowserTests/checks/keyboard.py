"""The keyboard alone: order, skip link, focus indicators, no trap, the appearance button and the copy button."""
from browsing import Report, all_pages, browser, one_of_each, server, sites_argument

# Marks everything that a Tab should reach, so that the walk can tell what it missed.
MARK = """() => {
  const all = [...document.querySelectorAll('a[href], button, summary, input:not([disabled]), select, [tabindex="0"]')]
    .filter(one => one.checkVisibility({visibilityProperty: true}))
    // Tab reaches the chosen one of a group of radio buttons; arrow keys go to the others.
    .filter(one => one.type !== 'radio' || one.checked);
  all.forEach((one, index) => { one.dataset.stop = index; });
  return all.map(one => one.outerHTML.slice(0, 80));
}"""
STOP = """() => {
  const one = document.activeElement;
  if (!one || one === document.body || one === document.documentElement) return null;
  const drawn = one.closest('.tile') && one.matches('h3 a') ? one.closest('.tile') : one;
  const style = getComputedStyle(drawn);
  const box = drawn.getBoundingClientRect();
  return {
    stop: one.dataset.stop === undefined ? -1 : +one.dataset.stop,
    ring: style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2 && style.outlineColor !== 'rgba(0, 0, 0, 0)',
    seen: box.bottom > 0 && box.top < innerHeight && box.width > 0,
    html: one.outerHTML.slice(0, 80),
  };
}"""


def walk(tab, report, page):
    stops = tab.evaluate(MARK)
    wrong, bare, reached = [], [], []
    for _ in range(len(stops) + 2):
        tab.keyboard.press("Tab")
        stop = tab.evaluate(STOP)
        if stop is None or (reached and stop["stop"] == reached[0]):
            break
        if stop["stop"] in reached:
            wrong.append("the focus is trapped at " + stop["html"])
            break
        reached.append(stop["stop"])
        if not stop["ring"] or not stop["seen"]:
            bare.append(stop["html"])
    missed = [stops[index] for index in range(len(stops)) if index not in reached]
    report.line(page.name, wrong + ["not reached: " + one for one in missed], "Tab reaches everything")
    report.line(page.name, bare, "every stop shows its focus")


def skip_link(tab, report, page):
    tab.keyboard.press("Tab")
    first = tab.evaluate("document.activeElement.className")
    tab.keyboard.press("Tab")
    second = tab.evaluate("document.activeElement.closest('.bar') !== null")
    wrong = []
    if first != "skip":
        wrong.append("the first stop is not the skip link")
    if not second:
        wrong.append("the second stop is not in the navigation")
    tab.keyboard.press("Shift+Tab")
    tab.keyboard.press("Enter")
    inside = tab.evaluate("document.activeElement === document.querySelector('main') || location.hash === '#page.main'")
    tab.keyboard.press("Tab")
    after = tab.evaluate("document.activeElement.closest('main') !== null || !document.querySelector('main :is(a[href], button, summary, [tabindex=\"0\"])')")
    if not inside or not after:
        wrong.append("Enter on the skip link does not lead into main")
    report.line(page.name, wrong, "the skip link leads into main")


def appearance(tab, report, page, other):
    theme = "() => document.documentElement.dataset.theme ?? 'system'"
    button = tab.locator("[data-theme-button]")
    seen, names = [tab.evaluate(theme)], [button.get_attribute("aria-label")]
    button.focus()
    for key in ("Enter", "Space", "Enter", "Enter", "Space"):
        tab.keyboard.press(key)
        seen.append(tab.evaluate(theme))
        names.append(button.get_attribute("aria-label"))
    wrong = []
    if seen != ["system", "light", "dark", "system", "light", "dark"]:
        wrong.append("the appearance goes " + " ".join(seen))
    if len(set(names)) != 3:
        wrong.append("the names of the button are " + ", ".join(names))
    tab.goto(other)
    if tab.evaluate(theme) != "dark":
        wrong.append("the next page forgot the choice")
    scheme = tab.evaluate("getComputedStyle(document.documentElement).colorScheme")
    if scheme != "dark":
        wrong.append("the next page is drawn " + scheme)
    tab.evaluate("localStorage.clear()")
    report.line(page.name, wrong, "the appearance button works by keyboard")


def copying(tab, report, page):
    wrong = []
    for index in range(min(tab.locator("[data-copy]").count(), 3)):
        button = tab.locator("[data-copy]").nth(index)
        # Further declarations are folded away; a person opens them first, by Enter on the summary.
        folded = button.locator("xpath=ancestor::details[not(@open)]/summary")
        if folded.count():
            folded.focus()
            tab.keyboard.press("Enter")
        button.focus()
        tab.keyboard.press("Enter")
        try:
            button.get_by_text("Copied").wait_for(timeout=1500)
        except Exception:
            wrong.append(f"button {index} does not say Copied")
        text = tab.evaluate("navigator.clipboard.readText()")
        lines = tab.locator(".excerpt").nth(index).locator(".ln").all_text_contents()
        if text != "\n".join(lines) or not text.strip():
            wrong.append(f"button {index} copied {text[:60]!r}")
    report.line(page.name, wrong, "the copy button copies the lines")
    return tab.locator("[data-copy]").count()


def main():
    sites = sites_argument()
    report = Report("keyboard")
    excerpts = 0
    with server(sites) as (port, _), browser() as running:
        context = running.new_context(permissions=["clipboard-read", "clipboard-write"])
        tab = context.new_page()
        pages = one_of_each(all_pages(sites), but=("forward", "missing"))
        for index, page in enumerate(pages):
            tab.goto(page.over_http(port))
            skip_link(tab, report, page)
            tab.goto(page.over_http(port))
            walk(tab, report, page)
            if page.kind in ("action", "examples"):
                excerpts += copying(tab, report, page)
            if page.site == "content":
                appearance(tab, report, page, pages[(index + 1) % len(pages)].over_http(port))
    report.line("all sites", "" if excerpts > 0 else "no excerpt was seen", "excerpts can be copied")
    report.end()


main()
