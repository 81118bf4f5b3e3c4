import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { currentLanguage, startI18n } from '#src/i18n/i18n.ts';
import { runFirstPaint } from '#tests/support/first-paint.ts';

const page = document.documentElement;

type Visitor = { query?: string; cookie?: string; kept?: string; browser?: string[] };

function visit({ query = '', cookie, kept, browser = ['zh-CN'] }: Visitor): void {
  // As index.html has it: the last place that i18next asks.
  document.documentElement.lang = 'zh-CN';
  history.replaceState(null, '', `/home${query}`);
  if (cookie) document.cookie = `i18next=${cookie}`;
  if (kept) localStorage.setItem('i18nextLng', kept);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(browser);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser[0] ?? '');
}

afterEach(() => {
  delete page.dataset.record;
  delete page.dataset.parameters;
  vi.restoreAllMocks();
  localStorage.clear();
  document.cookie = 'i18next=; max-age=0';
  history.replaceState(null, '', '/');
  delete page.dataset.prerendered;
});

describe('the language that is expected before the first paint', () => {
  it.each<[string, Visitor, boolean]>([
    ['nothing but a Chinese browser', {}, false],
    ['an English browser', { browser: ['en-AU'] }, true],
    ['a browser of another language, then Chinese', { browser: ['fr', 'zh-TW', 'en'] }, false],
    ['a browser of another language only', { browser: ['fr'] }, false],
    ['English kept', { kept: 'en' }, true],
    ['Chinese kept in an English browser', { kept: 'cn', browser: ['en'] }, false],
    ['a cookie before what is kept', { cookie: 'cn', kept: 'en' }, false],
    ['the address before everything', { query: '?lng=en', cookie: 'cn', kept: 'cn' }, true],
  ])('I2: is the same as the app’s, for %s', async (_name, visitor, english) => {
    visit(visitor);
    runFirstPaint();
    expect(page.lang).toBe(english ? 'en' : 'zh-CN');
    await startI18n();
    const detector = i18next.services.languageDetector;
    expect(detector).toBeInstanceOf(LanguageDetector);
    await i18next.changeLanguage();
    expect(currentLanguage()).toBe(english ? 'en' : 'cn');
  });
});

it('opens no storage to find the language where the address or the cookie names it', () => {
  visit({ cookie: 'en' });
  const open = vi.spyOn(globalThis, 'sessionStorage', 'get');
  const read = vi.spyOn(Storage.prototype, 'getItem');
  runFirstPaint();
  expect(page.lang).toBe('en');
  expect(open).not.toHaveBeenCalled();
  expect(read).not.toHaveBeenCalledWith('i18nextLng');
});

describe('the title of a file that the build writes', () => {
  const title = document.createElement('title');
  title.textContent = '首页 - 企业官网';
  title.setAttribute('data-page-en', 'Home - Company website');
  title.setAttribute('data-admin-cn', '管理后台 - 企业官网');
  title.setAttribute('data-admin-en', 'Back office - Company website');

  it.each<readonly [string, Visitor, string]>([
    ['/home', {}, '首页 - 企业官网'],
    ['/home', { kept: 'en' }, 'Home - Company website'],
    ['/backstage/overview', {}, '管理后台 - 企业官网'],
    ['/auth/jwt/sign-in', { kept: 'en' }, 'Back office - Company website'],
    ['/backstagestories', {}, '首页 - 企业官网'],
  ])('at %s, for %o, is %s', (address, visitor, expected) => {
    const shown = title.cloneNode(true);
    document.head.append(shown);
    visit(visitor);
    history.replaceState(null, '', address);
    runFirstPaint();
    expect(document.title).toBe(expected);
    document.head.removeChild(shown);
  });
});

describe('a prerendered page', () => {
  it.each<readonly [string, string, string]>([
    ['/news', 'cn', 'cn'],
    ['/news?utm_source=letter', 'cn', 'cn'],
    ...PUBLIC_PAGES.flatMap((row) =>
      ('parameters' in row ? row.parameters : []).map(
        (name) => [`${row.path}?utm_source=a&${name}=3`, 'cn', 'off'] as const,
      ),
    ),
    ['/job?spec=3', 'cn', 'cn'],
    ['/news', 'en', 'off'],
    ['/news?lng=en', 'en', 'en'],
  ])('at %s, written in %s, is shown as %s to a Chinese reader', (address, language, shown) => {
    visit({});
    history.replaceState(null, '', address);
    page.dataset.prerendered = language;
    // As the build writes it into the page's file.
    const row = PUBLIC_PAGES.find(({ path }) => path === location.pathname);
    page.dataset.parameters = row && 'parameters' in row ? row.parameters.join('|') : '';
    runFirstPaint();
    expect(page.dataset.prerendered).toBe(shown);
  });

  it.each([
    ['/news/details?id=6', 'cn'],
    ['/news/details?utm_source=letter&id=6', 'cn'],
    ['/news/details?id=7', 'off'],
    ['/news/details', 'off'],
    ['/news/details/6.html', 'off'],
  ])('P11: of the record 6 is shown at %s as %s', (address, shown) => {
    visit({});
    history.replaceState(null, '', address);
    page.dataset.prerendered = 'cn';
    page.dataset.record = '6';
    runFirstPaint();
    expect(page.dataset.prerendered).toBe(shown);
  });
});
