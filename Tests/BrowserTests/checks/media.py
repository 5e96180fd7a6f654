"""What the reader's settings change: less motion, forced colours, paper."""
from browsing import Report, all_pages, browser, one_of_each, sites_argument

MOVING = """() => [...document.querySelectorAll('*')].filter(one => {
  const style = getComputedStyle(one);
  const seconds = list => Math.max(...list.split(',').map(parseFloat));
  return seconds(style.transitionDuration) > 0 || (style.animationName !== 'none' && seconds(style.animationDuration) > 0);
}).slice(0, 3).map(one => one.outerHTML.slice(0, 80))"""

RING = """() => {
  const one = document.activeElement;
  if (one === document.body) return 'end';
  const ring = getComputedStyle(one.closest('.tile') && one.matches('h3 a') ? one.closest('.tile') : one);
  return ring.outlineStyle === 'none' || parseFloat(ring.outlineWidth) < 2 ? one.outerHTML.slice(0, 100) : '';
}"""

PAPER = """() => {
  const wrong = [];
  const shows = one => one.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true});
  for (const one of document.querySelectorAll('.bar, .skip, .pager, .toc, button'))
    if (shows(one)) wrong.push('shows: ' + one.outerHTML.slice(0, 60));
  const light = document.createElement('div');
  light.style.background = 'light-dark(#fff, #000)';
  document.body.append(light);
  if (getComputedStyle(light).backgroundColor !== 'rgb(255, 255, 255)') wrong.push('is dark');
  light.remove();
  for (const one of document.querySelectorAll('details > :not(summary)'))
    if (!shows(one) || one.getBoundingClientRect().height === 0) wrong.push('cannot be read: ' + one.textContent.slice(0, 60));
  for (const one of document.querySelectorAll('.card, figure, .lines > li, tr'))
    if (getComputedStyle(one).breakInside !== 'avoid') wrong.push('may split: ' + one.outerHTML.slice(0, 60));
  return [...new Set(wrong)];
}"""


def main():
    report = Report("media")
    with browser() as running:
        tab = running.new_context(reduced_motion="reduce").new_page()
        forced = running.new_context(forced_colors="active").new_page()
        paper = running.new_context(color_scheme="dark").new_page()
        paper.add_init_script("try { localStorage.setItem('longpress.appearance', 'dark'); } catch { }")
        for page in one_of_each(all_pages(sites_argument()), but=("forward", "missing")):
            tab.goto(page.over_file())
            report.line(page.name, tab.evaluate(MOVING), "nothing moves with reduced motion")
            forced.goto(page.over_file())
            bare = []
            for _ in range(12):
                forced.keyboard.press("Tab")
                ring = forced.evaluate(RING)
                if ring == "end":
                    break
                if ring:
                    bare.append(ring)
            if not forced.evaluate("matchMedia('(forced-colors: active)').matches && document.querySelector('main').offsetHeight > 100"):
                bare.append("the page does not render with forced colours")
            report.line(page.name, bare, "focus shows with forced colours")
            paper.emulate_media(media="print", color_scheme="dark")
            paper.goto(page.over_file())
            report.line(page.name, paper.evaluate(PAPER), "prints readably")
    report.end()


main()
