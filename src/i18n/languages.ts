export const LANGUAGES = {
  cn: {
    label: '中文',
    country: 'CN',
    htmlLang: 'zh-CN',
    dayjsLocale: 'zh-cn',
    // The formats of date fields; `format-split.ts` writes the same in filters and files.
    dateFormats: { year: 'YYYY', month: 'YYYY-MM', day: 'YYYY-MM-DD' },
    calendarTitle: 'YYYY年M月',
    pickerFormats: { fullDate: 'YYYY年M月D日' },
    numberFormat: { code: 'zh-CN', currency: 'CNY' },
  },
  en: {
    label: 'English',
    country: 'GB',
    htmlLang: 'en',
    dayjsLocale: 'en',
    dateFormats: { year: 'YYYY', month: 'MM/YYYY', day: 'DD/MM/YYYY' },
    calendarTitle: 'MMMM YYYY',
    pickerFormats: { fullDate: 'DD MMM YYYY' },
    numberFormat: { code: 'en-US', currency: 'USD' },
  },
} as const;

export type Language = keyof typeof LANGUAGES;

/** Storage key of the language; also read by `src/boot/first-paint.js`. */
export const LANGUAGE_KEY = 'i18nextLng';

export const DEFAULT_LANGUAGE: Language = 'cn';

export function isLanguage(value: unknown): value is Language {
  return value === 'cn' || value === 'en';
}

/** Maps a language tag: `zh-TW` to cn, `en-AU` to en, others unchanged. */
export function toLanguage(tag: string): string {
  if (/^(zh|cn)\b/i.test(tag)) return 'cn';
  return /^en\b/i.test(tag) ? 'en' : tag;
}
