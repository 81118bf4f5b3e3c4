import i18next from 'i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentLanguage, startI18n } from '#src/i18n/i18n.ts';
import { toLanguage } from '#src/i18n/languages.ts';

/** Sources of the language in order of precedence. */
const SOURCES: [string, (language: string) => void][] = [
  ['query lng', (language) => history.replaceState(null, '', `?lng=${language}`)],
  ['cookie', (language) => void (document.cookie = `i18next=${language}; path=/`)],
  ['localStorage i18nextLng', (language) => localStorage.setItem('i18nextLng', language)],
  ['sessionStorage', (language) => sessionStorage.setItem('i18nextLng', language)],
  ['navigator', (language) => setNavigator([language])],
  ['html lang', (language) => void (document.documentElement.lang = language)],
];

function setNavigator(languages: string[]): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0] ?? '');
}

function forgetLanguage(): void {
  history.replaceState(null, '', '/');
  document.cookie = 'i18next=; path=/; max-age=0';
  document.documentElement.lang = '';
  localStorage.clear();
  sessionStorage.clear();
  setNavigator([]);
}

beforeAll(startI18n);
beforeEach(forgetLanguage);
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.restoreAllMocks();
});

describe('the language at the start', () => {
  it.each(SOURCES.map(([name], place) => ({ name, place })))(
    'I2: $name takes precedence over all that follow',
    async ({ place }) => {
      for (const [, say] of SOURCES.slice(place)) say('cn');
      SOURCES[place]?.[1]('en');
      await i18next.changeLanguage();
      expect(currentLanguage()).toBe('en');
    },
  );

  it('I2: is Chinese by default', async () => {
    await i18next.changeLanguage();
    expect(currentLanguage()).toBe('cn');
  });

  it('I2: is Chinese for a reader of any other language', async () => {
    setNavigator(['fr-FR']);
    await i18next.changeLanguage();
    expect(currentLanguage()).toBe('cn');
  });

  it('I2: is remembered in localStorage and the cookie', async () => {
    await i18next.changeLanguage('en');
    expect(localStorage.getItem('i18nextLng')).toBe('en');
    expect(document.cookie).toContain('i18next=en');
  });
});

describe('toLanguage', () => {
  it.each([
    ['zh-CN', 'cn'],
    ['zh-TW', 'cn'],
    ['zh', 'cn'],
    ['cn', 'cn'],
    ['en-AU', 'en'],
    ['EN', 'en'],
    ['fr', 'fr'],
    ['enm', 'enm'],
  ])('I2: maps %s to %s', (tag, language) => expect(toLanguage(tag)).toBe(language));
});
