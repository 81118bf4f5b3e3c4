/** The languages people can choose, with everything that changes with them (I1, I4). */
export const LANGUAGES = {
  cn: {
    label: '中文',
    country: 'CN',
    htmlLang: 'zh-CN',
    dayjsLocale: 'zh-cn',
    dateFormats: { year: 'YYYY', month: 'YYYY-MM', day: 'YYYY-MM-DD' },
    calendarTitle: 'YYYY年M月',
    pickerFormats: { shortDate: 'M月D日' },
    numberFormat: { code: 'zh-CN', currency: 'CNY' },
  },
  en: {
    label: 'English',
    country: 'GB',
    htmlLang: 'en',
    dayjsLocale: 'en',
    dateFormats: { year: 'YYYY', month: 'MMM YYYY', day: 'DD MMM YYYY' },
    calendarTitle: 'MMMM YYYY',
    pickerFormats: { shortDate: 'D MMM' },
    numberFormat: { code: 'en-US', currency: 'USD' },
  },
} as const;

export type Language = keyof typeof LANGUAGES;

/** Where a browser keeps the chosen language; also read by `src/boot/first-paint.js`. */
export const LANGUAGE_KEY = 'i18nextLng';

export const DEFAULT_LANGUAGE: Language = 'cn';

export function isLanguage(value: unknown): value is Language {
  return value === 'cn' || value === 'en';
}

/** Any language tag as one of ours: `zh-TW` is cn, `en-AU` is en, what we do not speak stays. */
export function toLanguage(tag: string): string {
  if (/^(zh|cn)\b/i.test(tag)) return 'cn';
  return /^en\b/i.test(tag) ? 'en' : tag;
}
