/* The Home Screen: where the icon stands, and the choices beside it, decide what the menu shows. Every choice is kept in the address. */
(() => {
  'use strict';
  const moves = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const fill = (words, values) => words.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');

  const setUpStage = preview => {
    const all = selector => [...preview.querySelectorAll(selector)];
    const one = selector => preview.querySelector(selector);
    const form = one('form'), screen = one('.screen'), icon = one('.stage button.app'), menu = one('.stage .menu');
    const rows = all('.menu > ul:first-child > li');
    const home = preview.dataset.home, limit = Number(preview.dataset.limit);
    const number = name => parseFloat(getComputedStyle(preview).getPropertyValue(name));
    const field = name => form.elements[name];
    const chosen = name => field(name)?.value ?? { scenario: rows.find(r => r.dataset.scenario)?.dataset.scenario ?? '', language: home }[name];
    const defaults = Object.fromEntries(['state', 'scenario', 'language', 'look', 'device', 'profile'].map(name => [name, chosen(name)]));
    const start = { column: 1, row: 1 };
    let { column, row } = start;

    /* The text that a row shows in a language; a dynamic row keeps the language in which the app wrote it. */
    const option = (item, language) => {
      const options = [...item.querySelectorAll('.opt')];
      return options.find(o => o.dataset.code === language) ?? options.find(o => o.dataset.code === home) ?? options[0];
    };

    const applies = (item, state, scenario, device) => {
      const { kind, variant } = item.dataset;
      if (kind === 'static') {
        const own = rows.some(r => r.dataset.kind === 'static' && r.dataset.variant === device);
        return own ? variant === device : variant === 'any';
      }
      if (item.dataset.scenario !== scenario || state === 'installed') return false;
      return kind === (state === 'updated' ? 'old' : 'dynamic');
    };

    const drawRows = () => {
      const state = chosen('state'), language = chosen('language'), device = chosen('device'), scenario = chosen('scenario');
      const languages = [...new Set(rows.flatMap(r => [...r.querySelectorAll('.opt')].map(o => o.dataset.code)))];
      /* "Language changed": dynamic rows are still in the language before, the app's own one or another of its languages. */
      const before = language === home ? languages.find(code => code !== home) ?? home : home;
      const left = [];
      let shown = 0;
      rows.forEach(item => {
        const isDynamic = item.dataset.kind !== 'static';
        const text = option(item, state === 'changed' && isDynamic ? before : language);
        item.querySelectorAll('.opt').forEach(o => { o.hidden = o !== text; });
        const title = text.querySelector('.ti').textContent;
        const fits = applies(item, state, scenario, device);
        item.hidden = !fits || !title || shown >= limit;
        if (fits && title && shown >= limit) left.push(title);
        if (!item.hidden) shown += 1;
      });
      say('left', left);
    };

    const say = (name, texts) => {
      const out = one(`[data-out=${name}]`);
      out.hidden = !texts.length;
      out.textContent = fill(out.dataset.words, { texts: texts.join(' · ') });
    };

    const draw = () => {
      const profile = chosen('profile'), v26 = profile === 'ios26';
      preview.dataset.device = chosen('device');
      preview.dataset.look = chosen('look');
      const columns = number('--cols'), lines = number('--rows');
      column = Math.min(Math.max(column, 0), columns - 1);
      row = Math.min(Math.max(row, 0), lines - 1);
      const right = column >= columns / 2, above = row >= lines / 2;
      const rtl = (field('language')?.selectedOptions[0]?.dataset.dir ?? menu.dir) === 'rtl';
      drawRows();
      preview.style.setProperty('--col', column);
      preview.style.setProperty('--row', row);
      menu.dir = rtl ? 'rtl' : 'ltr';
      menu.dataset.edge = right ? 'right' : 'left';
      menu.dataset.side = v26 ? (rtl ? 'right' : 'left') : menu.dataset.edge;
      menu.classList.toggle('above', above);
      menu.classList.toggle('v26', v26);
      all('.sys > li').forEach(item => { item.hidden = item.dataset.profile !== profile; });
      const holds = new Set([chosen('state'), above ? 'above' : 'below', profile]);
      all('[data-when]').forEach(p => { p.hidden = !holds.has(p.dataset.when); });

      /* A menu that would leave the screen takes the icon with it, as the system does. */
      const point = screen.offsetWidth / number('--w0');
      const y = (number('--y0') + row * number('--dy')) * point, room = screen.offsetHeight - 16 * point, top = 44 * point;
      const over = above ? Math.max(0, top - (y - 8 * point - menu.offsetHeight)) : Math.min(0, room - (y + 68 * point + menu.offsetHeight));
      preview.style.setProperty('--shift', `${over}px`);

      const place = one('[data-out=place]');
      place.textContent = fill(place.dataset.words, { row: row + 1, rows: lines, column: column + 1, columns });
      const texts = all('.menu > ul:first-child > li:not([hidden]) .opt:not([hidden]) > *');
      say('cut', texts.filter(t => t.scrollWidth > t.clientWidth + 1 || t.scrollHeight > t.clientHeight + 2).map(t => t.textContent));
      remember();
    };

    /* The address holds what differs from the page as it was written, so that a view can be sent. */
    const remember = () => {
      const query = new URLSearchParams();
      Object.entries(defaults).forEach(([name, value]) => { if (chosen(name) !== value) query.set(name, chosen(name)); });
      if (column !== start.column || row !== start.row) query.set('at', `${row + 1},${column + 1}`);
      const text = query.toString();
      try { history.replaceState(null, '', (text ? '?' + text : location.pathname) + location.hash); } catch { /* an address that may not change */ }
    };

    const recall = () => {
      const query = new URLSearchParams(location.search);
      Object.keys(defaults).forEach(name => {
        const value = query.get(name), input = field(name);
        if (value === null || !input) return;
        const allowed = input.options ? [...input.options].map(o => o.value) : [...input].map(i => i.value);
        if (allowed.includes(value)) input.value = value;
      });
      const at = /^(\d+),(\d+)$/.exec(query.get('at') ?? '');
      if (at) { row = at[1] - 1; column = at[2] - 1; }
    };

    const step = ([x, y]) => { column += x; row += y; draw(); };
    icon.addEventListener('keydown', event => {
      if (!moves[event.key] || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      step(moves[event.key]);
    });
    all('[data-move]').forEach(button => button.addEventListener('click', () => step(moves[button.dataset.move])));

    const cellAt = event => {
      const box = screen.getBoundingClientRect(), point = box.width / number('--w0');
      column = Math.round(((event.clientX - box.left) / point - number('--x0') - 30) / number('--dx'));
      row = Math.round(((event.clientY - box.top) / point - number('--y0') - 30) / number('--dy'));
      draw();
    };
    screen.addEventListener('click', event => { if (!event.target.closest('.app, .menu')) cellAt(event); });

    let from = null;
    icon.addEventListener('pointerdown', event => { from = [event.clientX, event.clientY]; icon.setPointerCapture(event.pointerId); });
    icon.addEventListener('pointermove', event => {
      if (!from) return;
      const x = event.clientX - from[0], y = event.clientY - from[1];
      if (Math.hypot(x, y) > 4) icon.classList.add('drag');
      icon.style.setProperty('--drag-x', `${x}px`);
      icon.style.setProperty('--drag-y', `${y}px`);
    });
    const drop = event => {
      const moved = from && icon.classList.contains('drag');
      from = null;
      icon.classList.remove('drag');
      icon.style.removeProperty('--drag-x');
      icon.style.removeProperty('--drag-y');
      if (moved && event.type === 'pointerup') cellAt(event);
    };
    icon.addEventListener('pointerup', drop);
    icon.addEventListener('pointercancel', drop);

    form.addEventListener('change', draw);
    form.addEventListener('submit', event => event.preventDefault());
    addEventListener('resize', draw);
    recall();
    draw();
  };

  addEventListener('DOMContentLoaded', () => document.querySelectorAll('.preview').forEach(setUpStage));
})();
