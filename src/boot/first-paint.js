// @ts-check
// Inline script: runs before the first paint, applies the user's display settings, hides prerendered content
// that does not fit this user or URL, and shows the notice of index.html where there is no program. The build
// copies this file unchanged, because the CSP contains its hash (`deploy/headers.ts`): plain JavaScript, no
// imports, and nothing that Chrome 66 cannot read, because it has to tell the users of old browsers.
(() => {
  const page = document.documentElement;

  /** @param {() => Storage} storage @param {string} key */
  const stored = (storage, key) => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  };

  /**
   * Applies what `src/settings/storage.ts` and MUI have stored.
   * @returns whether a page with the default settings fits
   */
  const applyLook = () => {
    const mode = stored(() => localStorage, 'theme-mode');
    const isNight = mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
    if (mode === 'dark' || isNight) page.dataset.colorScheme = 'dark';
    const settings = JSON.parse(stored(() => localStorage, 'app-settings') || 'null');
    if (!settings || settings.version !== page.dataset.version) return true;
    const { direction, fontFamily, easyReading, colorFilter } = settings;
    // Like `src/settings/shown-settings.ts`.
    const contrast = easyReading ? 'hight' : settings.contrast;
    const fontSize = easyReading ? 20 : settings.fontSize;
    if (easyReading) page.dataset.easyReading = '';
    if (direction === 'rtl') page.dir = direction;
    if (contrast === 'hight') page.dataset.contrast = contrast;
    // A frame is shown through the filter of the page around it.
    if (colorFilter && parent === window) page.dataset.filter = colorFilter;
    if (fontSize >= 12 && fontSize <= 20 && fontSize !== 16) {
      page.style.fontSize = `${fontSize / 0.16}%`;
    }
    return direction !== 'rtl' && contrast !== 'hight' && /^(Public|$)/.test(fontFamily || '');
  };

  /** Detects the language like `src/i18n/i18n.ts`: the same sources in the same order. */
  const language = () => {
    // Functions, because opening a storage takes milliseconds.
    const sources = [
      () => new URLSearchParams(location.search).get('lng'),
      () => (/(?:^|; )i18next=([^;]*)/.exec(document.cookie) || [])[1],
      () => stored(() => localStorage, 'i18nextLng'),
      () => stored(() => sessionStorage, 'i18nextLng'),
      ...navigator.languages.map((tag) => () => tag),
    ];
    for (const source of sources) {
      const [known] = /^(zh|cn|en)\b/i.exec(source() || '') || [];
      if (known) return /^en/i.test(known) ? 'en' : 'cn';
    }
    return 'cn';
  };

  /** Shows the notice in the reader's language: above a prerendered page, or instead of the skeleton. */
  const showNotice = () => {
    for (const skeleton of document.querySelectorAll('.boot')) skeleton.remove();
    for (const notice of document.querySelectorAll('[data-failed]')) {
      notice.removeAttribute('hidden');
      for (const text of notice.querySelectorAll('[lang]')) {
        text.toggleAttribute('hidden', text.getAttribute('lang') !== page.lang);
      }
    }
  };

  addEventListener('no-program', showNotice);
  // The boot script cannot say itself that it did not come, could not be read or failed.
  addEventListener('load', () => {
    if (!('booted' in page.dataset)) showNotice();
  });

  const path = location.pathname;
  const isOutside = /^\/((auth|backstage|error|coming-soon)(\/|$)|$)/.test(path);
  page.dataset.area = isOutside ? 'outside' : 'site';
  let isDefaultLook = true;
  try {
    isDefaultLook = applyLook();
  } catch {
    // The stored settings are unreadable: use the defaults.
  }
  const detected = language();
  const lang = detected === 'en' ? 'en' : 'zh-CN';
  // Setting the same value makes browsers compute all styles again.
  if (page.lang !== lang) page.lang = lang;
  // The titles that the build has put into the file besides the Chinese one (`tools/prerender/shell-titles.ts`).
  const named = `data-${/^\/(auth|backstage)(\/|$)/.test(path) ? 'admin' : 'page'}-${detected}`;
  const title = document.querySelector(`title[${named}]`);
  if (title) title.textContent = title.getAttribute(named);
  const { prerendered, record, redirect, parameters } = page.dataset;
  // The file of a list contains its first page, unfiltered; that of the comparison contains no product.
  const isNarrowed = parameters && new RegExp(`[?&](${parameters})=`).test(location.search);
  const isOtherRecord = record && record !== new URLSearchParams(location.search).get('id');
  // Hosts may send the file of `/` for every address that has none.
  const isOther = isOtherRecord || (redirect && path !== '/') || prerendered !== detected;
  if (redirect && path === '/' && page.dataset.leaving === undefined) {
    // The home page's own file is painted sooner than the program could draw that page. Not before this page
    // is there: browsers paint nothing of one that leads on while it is read.
    page.dataset.leaving = '';
    const leave = () => location.replace(redirect + location.search + location.hash);
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', leave);
    else leave();
  }
  if (prerendered && (!isDefaultLook || isNarrowed || isOther)) {
    page.dataset.prerendered = 'off';
  } else if (prerendered && document.readyState === 'loading') {
    // `boot.css` hides parts whose growth would be visible while the file is loading.
    page.dataset.arriving = '';
    addEventListener('DOMContentLoaded', () => page.removeAttribute('data-arriving'));
  }
})();
