/* Lists with choices: each hides what it does not name, and groups that stay empty. The address keeps every choice, so Back undoes the last one. */
(() => {
  'use strict';
  /* Values of these are codes with blanks between; all others are whole texts. */
  const several = ['language', 'severity'];
  const has = (value, field) => several.includes(field.name) ? (value ?? '').split(' ').includes(field.value) : value === field.value;

  const setUpFilters = form => {
    const groups = [...document.querySelectorAll('.found > section')];
    const lines = [...document.querySelectorAll('.found > .tile, .found tbody > tr, .found .lines > li')]
      .map(item => ({ item, app: item.closest('[data-app]')?.dataset.app, ...item.dataset }));
    const fields = [...form.elements].filter(field => field.name);
    const status = form.querySelector('[role=status]');
    const pages = [...document.querySelectorAll('.pager a')].filter(() => groups.length === 0).map(link => ({ link, href: link.getAttribute('href') }));

    const query = () => new URLSearchParams(fields.filter(field => field.value).map(field => [field.name, field.value])).toString();
    const draw = () => {
      const chosen = fields.filter(field => field.value);
      let shown = 0;
      lines.forEach(line => {
        line.item.hidden = chosen.some(field => !has(line[field.name], field));
        if (!line.item.hidden) shown += 1;
      });
      groups.forEach(group => { group.hidden = !group.querySelector('.lines > li:not([hidden])'); });
      status.textContent = status.dataset.words.replace('{n}', shown).replace('{m}', lines.length);
      pages.forEach(({ link, href }) => { link.setAttribute('href', query() ? href + '?' + query() : href); });
    };
    const change = () => {
      draw();
      const address = (query() ? '?' + query() : location.pathname) + location.hash;
      try { history.pushState(null, '', address); } catch { /* an address that may not change */ }
    };
    const read = () => {
      const asked = new URLSearchParams(location.search);
      fields.forEach(field => {
        const value = asked.get(field.name);
        field.value = [...field.options].some(option => option.value === value) ? value : '';
      });
      draw();
    };

    form.addEventListener('change', change);
    form.addEventListener('reset', () => setTimeout(change));
    form.addEventListener('submit', event => event.preventDefault());
    addEventListener('popstate', read);
    addEventListener('pageshow', event => { if (event.persisted) read(); });
    read();
  };

  addEventListener('DOMContentLoaded', () => document.querySelectorAll('[data-filters]').forEach(setUpFilters));
})();
