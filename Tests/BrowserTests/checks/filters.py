"""Choices on the home page and on the list of all quick actions: each leaves what it names, Back undoes it, and without script all rows are there."""
from browsing import Report, all_pages, browser, server, sites_argument

ROWS = """() => [...document.querySelectorAll('.found > .tile, .found tbody > tr')].map(one => ({ ...one.dataset, shown: one.checkVisibility() }))"""
CHOICES = """() => [...document.querySelectorAll('[data-filters] select')].map(one => ({ name: one.name, values: [...one.options].map(o => o.value),
  numbers: [...one.options].map(o => o.textContent.match(/\\((\\d+)\\)$/)?.[1] ?? '') }))"""
SEVERAL = ("language", "severity")


def has(row, name, value):
    own = row.get(name)
    return value in (own or "").split(" ") if name in SEVERAL else own == value


def choices(tab, report, page):
    wrong, rows = [], tab.evaluate(ROWS)
    for choice in tab.evaluate(CHOICES):
        name = choice["name"]
        for value, number in list(zip(choice["values"], choice["numbers"]))[1:5]:
            tab.locator(f"[data-filters] select[name={name}]").select_option(value)
            want = [has(row, name, value) for row in rows]
            if [row["shown"] for row in tab.evaluate(ROWS)] != want or sum(want) != int(number):
                wrong.append(f"{name}={value} should leave {sum(want)}, says {number}")
            said = tab.locator("[data-filters] [role=status]").text_content()
            if not said.startswith(f"{sum(want)} of {len(rows)} "):
                wrong.append(f"{name}={value} says {said!r}")
        tab.locator("[data-filters] [type=reset]").click()
        tab.wait_for_timeout(50)
        if not all(row["shown"] for row in tab.evaluate(ROWS)) or "?" in tab.url:
            wrong.append(f"after {name}, not everything is shown again: {tab.url}")
    report.line(page.name, wrong, "choices leave what they name, with the number they say")
    return len(rows)


def back(tab, report, page):
    wrong, names = [], [(one["name"], one["values"][1]) for one in tab.evaluate(CHOICES)][:3]
    states = [(tab.url, tab.evaluate(ROWS))]
    for name, value in names:
        tab.locator(f"[data-filters] select[name={name}]").select_option(value)
        states.append((tab.url, tab.evaluate(ROWS)))
    for url, rows in reversed(states[:-1]):
        tab.go_back()
        tab.wait_for_timeout(50)
        if tab.url != url or tab.evaluate(ROWS) != rows:
            wrong.append(f"Back leads to {tab.url} instead of {url}, or shows another list")
    # From another page, Back brings the choices as they were.
    tab.go_forward()
    tab.wait_for_timeout(50)
    url, rows = tab.url, tab.evaluate(ROWS)
    tab.locator(".brand").click()
    tab.wait_for_load_state()
    tab.go_back()
    tab.wait_for_timeout(100)
    if tab.url != url or tab.evaluate(ROWS) != rows:
        wrong.append(f"Back from another page gives {tab.url}")
    report.line(page.name, wrong, "Back undoes the last choice")


def main():
    sites = sites_argument()
    report = Report("filters")
    seen = 0
    with server(sites) as (port, _), browser() as running:
        tab = running.new_context(viewport={"width": 1280, "height": 900}).new_page()
        off = running.new_context(java_script_enabled=False).new_page()
        for page in [one for one in all_pages(sites) if one.kind in ("home", "actions")]:
            for over in (page.over_http(port), page.over_file()):
                tab.goto(over)
                if tab.locator("[data-filters] select").count() == 0:
                    continue
                seen += choices(tab, report, page)
                tab.goto("about:blank")
                tab.goto(over)
                back(tab, report, page)
                off.goto(over + "?kind=static&owner=nobody")
                hidden = [row for row in off.evaluate(ROWS) if not row["shown"]]
                report.line(page.name, "without script, rows are hidden" if hidden else "", "every row is there without script")
    report.line("all sites", "" if seen > 20 else f"only {seen} rows were seen", "there are rows")
    report.end()


main()
