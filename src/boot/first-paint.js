// @ts-check
// Stands in the page itself and runs before its first paint: gives the page this person's look, and hides
// prerendered content that is not theirs. The build copies this file as it is, because the site's policy
// names its hash (`deploy/headers.ts`): plain JavaScript, no imports.
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

  /** As `src/settings/storage.ts` and MUI keep it. Returns whether a page of the default look is right. */
  const applyLook = () => {
    const mode = stored(() => localStorage, 'theme-mode');
    const isNight = mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches;
    if (mode === 'dark' || isNight) page.dataset.colorScheme = 'dark';
    const settings = JSON.parse(stored(() => localStorage, 'app-settings') || 'null');
    if (!settings || settings.version !== page.dataset.version) return true;
    const { direction, contrast, primaryColor, fontFamily, fontSize } = settings;
    if (direction === 'rtl') page.dir = direction;
    if (contrast === 'hight') page.dataset.contrast = contrast;
    if (primaryColor) page.dataset.primary = primaryColor;
    if (fontSize >= 12 && fontSize <= 20 && fontSize !== 16) {
      page.style.fontSize = `${fontSize / 0.16}%`;
    }
    return (
      direction !== 'rtl' &&
      contrast !== 'hight' &&
      /^(preset1)?$/.test(primaryColor || '') &&
      /^(Public|$)/.test(fontFamily || '')
    );
  };

  /** The language that `src/i18n/i18n.ts` is going to choose: the same places in the same order. */
  const language = () => {
    // Functions, because opening a storage takes milliseconds.
    const places = [
      () => new URLSearchParams(location.search).get('lng'),
      () => (/(?:^|; )i18next=([^;]*)/.exec(document.cookie) || [])[1],
      () => stored(() => localStorage, 'i18nextLng'),
      () => stored(() => sessionStorage, 'i18nextLng'),
      ...navigator.languages.map((tag) => () => tag),
    ];
    for (const place of places) {
      const [known] = /^(zh|cn|en)\b/i.exec(place() || '') || [];
      if (known) return /^en/i.test(known) ? 'en' : 'cn';
    }
    return 'cn';
  };

  const area = /^\/(backstage|auth)(\/|$)/.exec(location.pathname);
  page.dataset.area = area ? area[1] : 'site';
  let isDefaultLook = true;
  try {
    isDefaultLook = applyLook();
  } catch {
    // A record that nobody can read: the defaults.
  }
  const reads = language();
  page.lang = reads === 'en' ? 'en' : 'zh-CN';
  // The file has the first page of a list, and all of it.
  const isNarrowed = /[?&](page|q|categoryId|city|type)=/.test(location.search);
  const { prerendered } = page.dataset;
  if (prerendered && (!isDefaultLook || isNarrowed || prerendered !== reads)) {
    page.dataset.prerendered = 'off';
  } else if (prerendered && document.readyState === 'loading') {
    // `boot.css` hides what would grow in sight while the file arrives.
    page.dataset.arriving = '';
    addEventListener('DOMContentLoaded', () => page.removeAttribute('data-arriving'));
  }
})();
