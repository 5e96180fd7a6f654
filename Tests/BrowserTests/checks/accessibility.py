"""axe-core on one page of each kind of each site, light and dark, wide and narrow."""
import pathlib

import axe_playwright_python
from browsing import Report, all_pages, browser, one_of_each, server, sites_argument

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text(encoding="utf-8")
OPTIONS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "rules": {"target-size": {"enabled": True}},
    "resultTypes": ["violations"],
}
WIDTHS = [(1280, 900), (390, 844)]


def told(result):
    for rule in result["violations"]:
        for node in rule["nodes"][:3]:
            why = " ".join(one["message"] for one in node["any"] + node["all"] + node["none"])
            yield f"{rule['id']}: {node['html'][:120]} ({why[:200]})"


def main():
    sites = sites_argument()
    report = Report("accessibility")
    with server(sites) as (port, _), browser() as running:
        tab = running.new_context().new_page()
        for page in one_of_each(all_pages(sites), but=("forward",)):
            tab.emulate_media(color_scheme="light")
            tab.set_viewport_size({"width": WIDTHS[0][0], "height": WIDTHS[0][1]})
            tab.goto(page.over_http(port))
            tab.evaluate(AXE)
            for scheme in ("light", "dark") if page.site in ("content", "everything") else ("light",):
                tab.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                # The colours are those of the theme: all four ways for the pages of one site, fewer for the others.
                for width, height in WIDTHS if scheme == "light" or page.site == "content" else WIDTHS[:1]:
                    tab.set_viewport_size({"width": width, "height": height})
                    result = tab.evaluate("options => axe.run(document, options)", OPTIONS)
                    if len(result["passes"]) < 5:
                        result["violations"].append({"id": "axe looked at too little", "nodes": [{"html": "", "any": [], "all": [], "none": []}]})
                    report.line(page.name, told(result), f"axe, {scheme}, {width} wide")
        # A forward page leaves at once; axe forbids nothing on it but the refresh itself, which is 0 seconds and so allowed.
    report.end()


main()
