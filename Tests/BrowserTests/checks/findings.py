"""The list of findings: each choice leaves what it names and no more, empty groups go, the address keeps every choice, by keyboard too."""
from browsing import Report, all_pages, browser, server, sites_argument

LINES = """() => [...document.querySelectorAll('.found .lines > li')].map(li => ({ rule: li.dataset.rule, severity: li.dataset.severity,
  language: li.dataset.language, app: li.closest('section').dataset.app, shown: li.checkVisibility() }))"""
EMPTY = """() => [...document.querySelectorAll('.found > section')].filter(one => one.checkVisibility()
  && ![...one.querySelectorAll('.lines > li')].some(li => li.checkVisibility())).map(one => one.id)"""
CHOICES = """() => [...document.querySelectorAll('[data-filters] select')].map(one => ({ name: one.name, values: [...one.options].map(o => o.value) }))"""


def filters(tab, report, page):
    wrong = []
    lines = tab.evaluate(LINES)
    for choice in tab.evaluate(CHOICES):
        name = choice["name"]
        for value in choice["values"][1:6]:
            tab.locator(f"[data-filters] select[name={name}]").select_option(value)
            now = tab.evaluate(LINES)
            want = [line[name] == value for line in lines]
            if [line["shown"] for line in now] != want or not any(want):
                wrong.append(f"{name}={value} shows {sum(line['shown'] for line in now)} instead of {sum(want)}")
            said = tab.locator("[data-filters] [role=status]").text_content()
            if not said.startswith(f"{sum(want)} of {len(lines)} "):
                wrong.append(f"{name}={value} says {said!r}")
            wrong += [f"{name}={value} leaves the empty group {one}" for one in tab.evaluate(EMPTY)]
        tab.locator("[data-filters] [type=reset]").click()
        tab.wait_for_timeout(50)
        if not all(line["shown"] for line in tab.evaluate(LINES)) or "?" in tab.url:
            wrong.append(f"after {name}, not everything is shown again: {tab.url}")
    report.line(page.name, wrong, "choices narrow the list down")
    return len(lines)


def address(tab, report, page):
    wrong = []
    choices = tab.evaluate(CHOICES)
    for choice in choices:
        tab.locator(f"[data-filters] select[name={choice['name']}]").select_option(choice["values"][-1])
    url, shown = tab.url, tab.evaluate(LINES)
    for choice in choices:
        if choice["name"] + "=" not in url:
            wrong.append(f"{choice['name']} is not in the address {url}")
    tab.goto("about:blank")
    tab.goto(url)
    if tab.evaluate(LINES) != shown:
        wrong.append(f"the address {url} gives back another list")
    tab.goto(url.split("?")[0] + "?rule=%3Cscript%3E&severity=nonsense&app=")
    if not all(line["shown"] for line in tab.evaluate(LINES)):
        wrong.append("a wrong value in the address is not passed over")
    report.line(page.name, wrong, "every choice is kept in the address")


def keyboard(tab, report, page):
    first = tab.locator("[data-filters] select").first
    first.focus()
    tab.keyboard.press("ArrowDown")
    shown = sum(line["shown"] for line in tab.evaluate(LINES))
    wrong = "" if 0 < shown < len(tab.evaluate(LINES)) else f"an arrow key leaves {shown} lines"
    report.line(page.name, wrong, "a choice is made by keyboard")


def main():
    sites = sites_argument()
    report = Report("findings")
    seen = 0
    with server(sites) as (port, _), browser() as running:
        tab = running.new_context(viewport={"width": 1280, "height": 900}).new_page()
        for page in [one for one in all_pages(sites) if one.kind == "findings"]:
            for over in (page.over_http(port), page.over_file()):
                tab.goto(over)
                if tab.locator("[data-filters] select").count() == 0:
                    continue
                seen += filters(tab, report, page)
                address(tab, report, page)
                tab.goto(over)
                keyboard(tab, report, page)
    report.line("all sites", "" if seen > 20 else f"only {seen} findings were seen", "there are findings")
    report.end()


main()
