/* Every page is complete without this script; it adds the choice of appearance and copying. */
(() => {
  'use strict';
  const root = document.documentElement;
  root.classList.add('js');
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const store = {
    get(key) { try { return localStorage.getItem('longpress.' + key); } catch { return null; } },
    set(key, value) {
      try {
        if (value === null) localStorage.removeItem('longpress.' + key); else localStorage.setItem('longpress.' + key, value);
      } catch { /* storage refused: the choice lasts as long as the page */ }
    },
  };

  /* Appearance: read before the first paint, so that nothing flashes. */
  const appearances = ['system', 'light', 'dark'];
  let appearance = appearances.includes(store.get('appearance')) ? store.get('appearance') : 'system';
  const paint = () => {
    if (appearance === 'system') delete root.dataset.theme; else root.dataset.theme = appearance;
  };
  paint();

  const setUpAppearance = button => {
    const words = button.dataset.words.split('|');
    const show = () => {
      const word = words[appearances.indexOf(appearance)];
      button.setAttribute('aria-label', word);
      button.title = word;
    };
    button.addEventListener('click', () => {
      appearance = appearances[(appearances.indexOf(appearance) + 1) % appearances.length];
      store.set('appearance', appearance === 'system' ? null : appearance);
      paint();
      show();
    });
    show();
  };

  /* Copy: a button takes the lines of the excerpt that it belongs to. */
  const setUpCopy = button => {
    const label = button.querySelector('[aria-live]');
    const before = label.textContent;
    button.addEventListener('click', async () => {
      const excerpt = button.closest('.excerpt');
      try {
        await navigator.clipboard.writeText(all('.ln', excerpt).map(line => line.textContent).join('\n'));
        label.textContent = button.dataset.done;
      } catch {
        getSelection().selectAllChildren(excerpt.querySelector('pre'));
      }
      setTimeout(() => { label.textContent = before; }, 1600);
    });
  };

  /* Search is loaded when somebody wants it. The key for it can be switched off, since speech input may type it by accident. */
  let searchScript = null;
  const openSearch = () => {
    const address = document.querySelector('[data-search]')?.dataset.search;
    if (!address) return;
    searchScript ??= new Promise((done, fail) => {
      const script = document.createElement('script');
      script.src = address;
      script.onload = done;
      script.onerror = fail;
      document.head.append(script);
    });
    searchScript.then(() => window.longpressSearch.open()).catch(() => { searchScript = null; });
  };
  addEventListener('keydown', event => {
    const isTyping = event.target.closest?.('input, textarea, select, [contenteditable]');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if ((root.dataset.slash ?? store.get('slash')) === 'off') return;
    event.preventDefault();
    openSearch();
  });

  addEventListener('DOMContentLoaded', () => {
    all('[data-search]').forEach(button => button.addEventListener('click', openSearch));
    all('[data-theme-button]').forEach(setUpAppearance);
    all('[data-copy]').forEach(setUpCopy);
  });
})();
