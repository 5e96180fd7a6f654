/* Search. Loaded when somebody asks for it; what it looks through comes in small scripts, because pages opened from disk may load
   nothing else. Folding and buckets are the ones of the program that made the scripts. */
(() => {
  'use strict';
  const root = document.querySelector('.brand').getAttribute('href').replace(/index\.html$/, '');
  const loads = new Map(), waiting = new Map();
  window.longpressSearch = (name, data) => waiting.get(name)?.(data);

  const load = name => {
    if (!loads.has(name)) {
      loads.set(name, new Promise((done, fail) => {
        waiting.set(name, done);
        const script = document.createElement('script');
        script.src = `${root}search/${name}.js`;
        script.onerror = () => { loads.delete(name); script.remove(); fail(new Error(name)); };
        document.head.append(script);
      }));
    }
    return loads.get(name);
  };

  /* Letters as search compares them. */
  const others = { 'ß': 'ss', 'ı': 'i', 'ł': 'l', 'ø': 'o', 'đ': 'd', 'ð': 'd', 'þ': 'th', 'æ': 'ae', 'œ': 'oe', 'ς': 'σ', 'ى': 'ي', 'ة': 'ه', 'ħ': 'h', 'ŧ': 't', 'ĸ': 'k' };
  const plain = text => text.normalize('NFD').replace(/\p{Mn}/gu, '').normalize('NFC');
  const fold = text => plain(plain(text.replace(/[\uFB00-\uFB06\uFF01-\uFFEF]/g, c => c.normalize('NFKC'))).toLowerCase())
    .replace(/[ßıłøđðþæœςىةħŧĸ]/g, c => others[c])
    .replace(/[\u30A1-\u30F6]/g, c => String.fromCharCode(c.charCodeAt(0) - 0x60))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, c => String(c.charCodeAt(0) & 15));
  const isUnspaced = c => /^[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u3400-\u9FFF\u{20000}-\u{3FFFD}]/u.test(c);

  /* What is typed, as words: whole ones, and the pieces of a run without blanks. */
  const split = text => {
    const words = [];
    for (const run of fold(text).match(/[\p{Alphabetic}\p{N}]+/gu) ?? []) {
      for (const part of run.match(/[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u3400-\u9FFF\u{20000}-\u{3FFFD}]+|[^\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u3007\u3040-\u30FF\u3400-\u9FFF\u{20000}-\u{3FFFD}]+/gu)) {
        if (!isUnspaced(part)) { words.push(part); continue; }
        const letters = [...part];
        for (let at = 0; at === 0 || at + 3 <= letters.length; at += 1) words.push(letters.slice(at, at + 3).join(''));
      }
    }
    return words;
  };

  const bucket = (word, count) => {
    let hash = 2166136261;
    const letters = [...word].slice(0, isUnspaced(word) ? 1 : 2).join('');
    for (let at = 0; at < letters.length; at += 1) hash = Math.imul(hash ^ letters.charCodeAt(at), 16777619) >>> 0;
    return hash % count;
  };

  /* One letter too much, too few, another one, or two that changed places. */
  const isOneTypo = (a, b) => {
    if (Math.abs(a.length - b.length) > 1) return false;
    let start = 0;
    while (start < a.length && a[start] === b[start]) start += 1;
    let endA = a.length, endB = b.length;
    while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) { endA -= 1; endB -= 1; }
    const x = a.slice(start, endA), y = b.slice(start, endB);
    return (x.length <= 1 && y.length <= 1) || (x.length === 2 && y.length === 2 && x[0] === y[1] && x[1] === y[0]);
  };

  /* How well a word of the index fits one that was typed: 0 the same, then longer ones, then a typo; nothing when it does not. */
  const fit = (typed, word) => {
    if (word === typed) return 0;
    if (word.startsWith(typed)) return 1;
    if (typed.length < 5 || isUnspaced(typed) || word.slice(0, 2) !== typed.slice(0, 2)) return null;
    if (isOneTypo(typed, word)) return 12;
    for (const length of [typed.length - 1, typed.length, typed.length + 1]) if (length >= 5 && isOneTypo(typed, word.slice(0, length))) return 14;
    return null;
  };

  const mostWords = 8, mostShown = 12, mostRanked = 16;

  /* The best entries by what the words alone tell. */
  const candidates = async (words, info) => {
    const tables = await Promise.all(words.map(word => load(`words-${bucket(word, info.buckets)}`)));
    let found = null;
    words.forEach((typed, index) => {
      const mine = new Map();
      for (const [word, places] of tables[index]) {
        const cost = fit(typed, word);
        if (cost === null) continue;
        let place = 0;
        for (const step of places) {
          place += step;
          const entry = place >> 3, score = cost + (place & 7);
          if ((mine.get(entry) ?? 99) > score) mine.set(entry, score);
        }
      }
      if (found === null) { found = mine; return; }
      for (const [entry, score] of found) {
        if (mine.has(entry)) found.set(entry, score + mine.get(entry)); else found.delete(entry);
      }
    });
    return [...found].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
  };

  /* The text of an entry that answers best, and how well. */
  const reason = (entry, typed, words) => {
    let best = null;
    for (const [field, language, text] of entry[5]) {
      const folded = fold(text);
      const missing = words.filter(word => !folded.includes(word)).length;
      const score = missing * 10 + field + (folded === typed ? -6 : folded.startsWith(typed) ? -3 : 0) + Math.min(folded.length, 60) / 100;
      if (!best || score < best.score) best = { field, language, text, score, missing };
    }
    return best;
  };

  const search = async text => {
    const info = await load('info');
    const all = split(text), words = all.slice(0, mostWords);
    if (!words.length) return { info, message: text.trim() ? 'symbols' : 'hint' };
    const ranked = await candidates(words, info);
    const short = words.every(word => word.length === 1 && !isUnspaced(word));
    const typed = fold(text).trim();
    const near = ranked.slice(0, mostRanked);
    const pieces = await Promise.all([...new Set(near.map(([entry]) => Math.floor(entry / info.piece)))].map(async piece => [piece, await load(`hits-${piece}`)]));
    const table = new Map(pieces);
    const hits = near.map(([number, score]) => {
      const entry = table.get(Math.floor(number / info.piece))[number % info.piece];
      const why = reason(entry, typed, words);
      return { entry, why, score: score + (why ? Math.min(why.score, 20) / 4 : 5), number };
    }).sort((a, b) => a.score - b.score || a.number - b.number);
    return { info, words, hits: hits.slice(0, mostShown), total: ranked.length, message: ranked.length ? (all.length > words.length ? 'many' : '') : short ? 'short' : 'none' };
  };

  /* The text with what was typed marked; only where the marked part is the same in the text as it stands. */
  const marked = (text, words, element) => {
    const letters = [...text];
    const foldedLetters = letters.map(fold);
    const hit = new Array(letters.length).fill(false);
    for (const word of words) {
      for (let start = 0; start < letters.length; start += 1) {
        let seen = '', end = start;
        while (end < letters.length && seen.length < word.length && word.startsWith(seen + foldedLetters[end])) { seen += foldedLetters[end]; end += 1; }
        if (seen === word) { for (let at = start; at < end; at += 1) hit[at] = true; break; }
      }
    }
    let at = 0;
    while (at < letters.length) {
      let end = at;
      while (end < letters.length && hit[end] === hit[at]) end += 1;
      const part = letters.slice(at, end).join('');
      if (hit[at]) { const mark = document.createElement('mark'); mark.textContent = part; element.append(mark); } else element.append(part);
      at = end;
    }
  };

  const make = (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.append(...children);
    return element;
  };
  const kinds = ['app', 'action', 'guideline', 'page', 'rule', 'icon'];
  const fields = ['title', 'subtitle', 'type', 'icon', 'owner', 'identifier', 'summary'];

  const build = info => {
    const words = info.words;
    const input = make('input', { type: 'search', id: 'page.search', role: 'combobox', 'aria-expanded': 'false', 'aria-controls': 'page.hits', 'aria-autocomplete': 'list', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', maxlength: '10000' });
    const list = make('ul', { id: 'page.hits', role: 'listbox', 'aria-label': words.label });
    const status = make('p', { class: 'search-status', role: 'status' });
    const close = make('button', { type: 'button', class: 'btn' }, words.close);
    const key = make('input', { type: 'checkbox' });
    const dialog = make('dialog', { class: 'search', 'aria-label': words.label },
      make('div', { class: 'search-bar' }, make('label', { for: 'page.search', class: 'sr' }, words.label), input, close), list, status,
      make('label', { class: 'search-key' }, key, ` ${words.key}`));
    document.body.append(dialog);
    let current = -1, turn = 0;
    const options = () => [...list.querySelectorAll('[role=option]')];
    const choose = index => {
      const all = options();
      if (!all.length) return;
      current = (index + all.length) % all.length;
      all.forEach((option, at) => option.setAttribute('aria-selected', String(at === current)));
      input.setAttribute('aria-activedescendant', all[current].id);
      all[current].scrollIntoView({ block: 'nearest' });
    };
    const show = result => {
      list.replaceChildren();
      current = -1;
      input.removeAttribute('aria-activedescendant');
      const hits = result.hits ?? [];
      hits.forEach(({ entry, why }, index) => {
        const [kind, address, title, language, home] = entry;
        const link = make('a', { href: root + address, tabindex: '-1', role: 'option', id: `page.hit-${index}`, 'aria-selected': 'false' });
        const name = make('span', { class: 'search-title', dir: 'auto' });
        if (language) name.lang = language;
        marked(title, result.words, name);
        link.append(name, make('span', { class: 'search-home' }, [words[kinds[kind]], home].filter(Boolean).join(' · ')));
        if (why && (why.field !== 0 || why.text !== title)) {
          const text = make('span', { dir: 'auto' });
          if (why.language) text.lang = why.language;
          marked(why.text, result.words, text);
          const label = [info.languages[why.language], words[fields[why.field]]].filter(Boolean).join(', ');
          link.append(make('span', { class: 'search-why' }, `${label}: `, text, why.missing ? ` ${words.typo}` : ''));
        }
        list.append(make('li', { role: 'none' }, link));
      });
      input.setAttribute('aria-expanded', String(hits.length > 0));
      const note = result.message ? words[result.message] : '';
      const count = hits.length ? (result.total > hits.length ? words.more.replace('{shown}', hits.length).replace('{total}', result.total) : words.few.replace('{total}', result.total)) : '';
      status.textContent = [count, note].filter(Boolean).join(' ');
      if (hits.length) choose(0);
    };
    input.addEventListener('input', async () => {
      const mine = turn += 1;
      /* Between two letters nothing is loaded: it would be thrown away at once. */
      await new Promise(done => { setTimeout(done, 110); });
      if (mine !== turn) return;
      try {
        const result = await search(input.value.slice(0, 300));
        if (mine === turn) show(result);
      } catch { if (mine === turn) { list.replaceChildren(); status.textContent = words.loading; } }
    });
    input.addEventListener('keydown', event => {
      if (event.isComposing) return;
      const steps = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: -1 };
      if (event.key in steps && (event.key.startsWith('Arrow') || event.ctrlKey)) { event.preventDefault(); choose(steps[event.key]); }
      if (event.key === 'Enter' && options()[current]) { event.preventDefault(); options()[current].click(); }
      /* A search field would only be emptied. */
      if (event.key === 'Escape') { event.preventDefault(); dialog.close(); }
    });
    close.addEventListener('click', () => dialog.close());
    dialog.addEventListener('click', event => { if (event.target === dialog || event.target.closest('a')) dialog.close(); });
    let slash = 'on';
    try { slash = localStorage.getItem('longpress.slash') ?? 'on'; } catch { /* the key stays as it is */ }
    key.checked = slash === 'on';
    key.addEventListener('change', () => {
      try { localStorage.setItem('longpress.slash', key.checked ? 'on' : 'off'); } catch { /* lasts as long as the page */ }
      document.documentElement.dataset.slash = key.checked ? 'on' : 'off';
    });
    status.textContent = words.hint;
    return { open() { dialog.showModal(); input.select(); } };
  };

  const ready = load('info').then(build);
  window.longpressSearch.open = () => ready.then(ui => ui.open());
  window.longpressSearch.find = search;
  window.longpressSearch.split = split;
})();
