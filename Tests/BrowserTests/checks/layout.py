"""Reflow at 320 px and at 200 % zoom, size of targets, direction of right-to-left text."""
from browsing import Report, all_pages, browser, one_of_each, sites_argument

OVERFLOW = """() => {
  const wide = document.scrollingElement.scrollWidth - document.documentElement.clientWidth;
  if (wide <= 0) return [];
  const limit = document.documentElement.clientWidth;
  const first = [...document.body.querySelectorAll('*')].filter(one => {
    if (one.getBoundingClientRect().right <= limit + 1) return false;
    for (let up = one.parentElement; up; up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return false;
    return true;
  }).slice(0, 3).map(one => one.tagName + '.' + one.className);
  return ['the page is ' + wide + ' px too wide: ' + first.join(', ')];
}"""

# A link within a sentence is exempt (WCAG 2.5.8); one that fills its line is not.
TARGETS = """() => {
  const small = [];
  const all = [...document.querySelectorAll('a[href], button, summary')].filter(one => one.checkVisibility({visibilityProperty: true}));
  const middle = box => [box.left + box.width / 2, box.top + box.height / 2];
  // Running text: a link alone in its item has the height of the line, so its neighbours must be 24 px away.
  const alone = one => all.every(other => {
    if (other === one) return true;
    const [x, y] = middle(one.getBoundingClientRect()), [u, v] = middle(other.getBoundingClientRect());
    return Math.hypot(x - u, y - v) >= 24;
  });
  for (const one of document.querySelectorAll('a[href], button, summary, input:not([disabled]), select')) {
    if (!one.checkVisibility({visibilityProperty: true}) || one.matches('.skip')) continue;
    if (one.closest('details:not([open])') && !one.matches('summary')) continue;
    let box = one.getBoundingClientRect();
    if (box.width === 0) continue;
    if (getComputedStyle(one, '::after').position === 'absolute' && one.closest('.tile')) box = one.closest('.tile').getBoundingClientRect();
    if (getComputedStyle(one).display === 'inline') {
      const block = one.closest('p, li, dd, td, th, h1, h2, h3, h4');
      if (block && block.textContent.trim().length > one.textContent.trim().length + 3 && one.closest('.doc, p, dd')) continue;
      if (one.closest('.doc') && alone(one)) continue;
    }
    if (box.width < 23.9 || box.height < 23.9)
      small.push(Math.round(box.width) + 'x' + Math.round(box.height) + ' ' + one.outerHTML.slice(0, 90));
  }
  return small;
}"""

DIRECTION = """() => {
  const wrong = [];
  let seen = 0;
  for (const one of document.querySelectorAll('[lang]')) {
    if (!/^(ar|he|fa|ur)(-|$)/.test(one.lang)) continue;
    seen += 1;
    if (getComputedStyle(one).direction !== 'rtl') wrong.push(one.outerHTML.slice(0, 100));
  }
  for (const one of document.querySelectorAll('.menu[dir=rtl] .row')) {
    seen += 1;
    if (getComputedStyle(one).direction !== 'rtl') wrong.push(one.outerHTML.slice(0, 100));
  }
  return [seen, wrong];
}"""


def main():
    report = Report("layout")
    pages = one_of_each(all_pages(sites_argument()), but=("forward",))
    right_to_left = 0
    with browser() as running:
        tab = running.new_context(viewport={"width": 1280, "height": 900}).new_page()
        zoomed = running.new_context(viewport={"width": 640, "height": 450}, device_scale_factor=2).new_page()
        for page in pages:
            tab.set_viewport_size({"width": 1280, "height": 900})
            tab.goto(page.over_file())
            if page.kind != "missing":
                report.line(page.name, tab.evaluate(TARGETS), "targets are 24 by 24, 1280 wide")
            seen, wrong = tab.evaluate(DIRECTION)
            right_to_left += seen
            report.line(page.name, wrong, "right-to-left text runs so")
            tab.set_viewport_size({"width": 390, "height": 844})
            if page.kind != "missing":
                report.line(page.name, tab.evaluate(TARGETS), "targets are 24 by 24, 390 wide")
            tab.set_viewport_size({"width": 320, "height": 640})
            report.line(page.name, tab.evaluate(OVERFLOW), "reflows at 320")
            zoomed.goto(page.over_file())
            report.line(page.name, zoomed.evaluate(OVERFLOW), "reflows at 200 %")
    report.line("all sites", "" if right_to_left > 10 else "too few right-to-left texts were seen", "right-to-left text exists")
    report.end()


main()
