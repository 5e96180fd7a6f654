/* The list of findings: choices hide lines and empty groups; every choice is kept in the address. */
(() => {
  'use strict';
  const setUpFilters = form => {
    const groups = [...document.querySelectorAll('.found > section')];
    const lines = groups.flatMap(group => [...group.querySelectorAll('.lines > li')].map(item => ({ item, app: group.dataset.app, ...item.dataset })));
    const fields = [...form.elements].filter(field => field.name);
    const status = form.querySelector('[role=status]');

    const draw = () => {
      const chosen = fields.filter(field => field.value);
      let shown = 0;
      lines.forEach(line => {
        line.item.hidden = chosen.some(field => line[field.name] !== field.value);
        if (!line.item.hidden) shown += 1;
      });
      groups.forEach(group => { group.hidden = !group.querySelector('.lines > li:not([hidden])'); });
      status.textContent = status.dataset.words.replace('{n}', shown).replace('{m}', lines.length);
      const query = new URLSearchParams(chosen.map(field => [field.name, field.value])).toString();
      try { history.replaceState(null, '', (query ? '?' + query : location.pathname) + location.hash); } catch { /* an address that may not change */ }
    };

    const query = new URLSearchParams(location.search);
    fields.forEach(field => {
      const value = query.get(field.name);
      if ([...field.options].some(option => option.value === value)) field.value = value;
    });
    form.addEventListener('change', draw);
    form.addEventListener('reset', () => setTimeout(draw));
    form.addEventListener('submit', event => event.preventDefault());
    draw();
  };

  addEventListener('DOMContentLoaded', () => document.querySelectorAll('[data-filters]').forEach(setUpFilters));
})();
