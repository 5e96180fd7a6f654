"""Without script: all text is there, nothing shows that needs script, every <details> opens."""
from browsing import Report, all_pages, browser, lines_of, one_of_each, sites_argument

TEXT = """() => {
  document.querySelectorAll('details').forEach(one => { one.open = true; });
  document.querySelectorAll('.js-only').forEach(one => one.remove());
  return document.body.innerText;
}"""
NEEDY = """() => [...document.querySelectorAll('.js-only, button')]
  .filter(one => one.checkVisibility({visibilityProperty: true}))
  .map(one => one.outerHTML.slice(0, 80))"""


def main():
    report = Report("scriptless")
    pages = one_of_each(all_pages(sites_argument()), but=("forward",))
    with browser() as running:
        on = running.new_context().new_page()
        off = running.new_context(java_script_enabled=False).new_page()
        for page in pages:
            on.goto(page.over_file())
            off.goto(page.over_file())
            report.line(page.name, off.evaluate(NEEDY), "nothing shows that needs script")
            closed = []
            for summary in off.query_selector_all("details > summary")[:12]:
                summary.click()
                if not summary.evaluate("one => one.parentElement.open && one.nextElementSibling.checkVisibility()"):
                    closed.append(summary.inner_text())
            report.line(page.name, closed, "every details element opens without script")
            with_script, without = lines_of(on.evaluate(TEXT)), lines_of(off.evaluate(TEXT))
            missing = [line for line in with_script if line not in set(without)]
            if not without:
                missing = ["the page has no text"]
            report.line(page.name, missing, "all text is there without script")
    report.end()


main()
