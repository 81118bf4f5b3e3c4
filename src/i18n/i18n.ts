import i18next from 'i18next';
import type { InitOptions } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import Backend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_KEY, LANGUAGES, toLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The language in use now. */
export function currentLanguage(): Language {
  return isLanguage(i18next.resolvedLanguage) ? i18next.resolvedLanguage : DEFAULT_LANGUAGE;
}

/** How texts are looked up, in the browser and where pages are prerendered. */
export const TEXT_OPTIONS = {
  supportedLngs: Object.keys(LANGUAGES),
  fallbackLng: DEFAULT_LANGUAGE,
  load: 'currentOnly',
  ns: ['common'],
  defaultNS: 'common',
  // Any page may say what all pages say: cancel, save, an error.
  fallbackNS: 'common',
  enableSelector: false,
  returnNull: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;

/**
 * Starts translations: finds the visitor's language (I2) and loads its first texts (I1, I3).
 * Call once before rendering.
 */
export async function startI18n(): Promise<void> {
  if (i18next.isInitialized) return;
  i18next.on('languageChanged', (language) => {
    document.documentElement.lang = LANGUAGES[currentLanguage()].htmlLang;
    try {
      localStorage.setItem(LANGUAGE_KEY, language);
    } catch {
      // Full storage must not keep anybody from another language, as the detector's own writing would.
    }
  });
  await i18next
    .use(Backend)
    .use(LanguageDetector)
    .use(initReactI18next)
    .init({
      ...TEXT_OPTIONS,
      maxParallelReads: 10,
      maxRetries: 5,
      retryTimeout: 350,
      backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
      detection: {
        order: ['querystring', 'cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'],
        lookupQuerystring: 'lng',
        lookupCookie: 'i18next',
        lookupLocalStorage: LANGUAGE_KEY,
        lookupSessionStorage: LANGUAGE_KEY,
        caches: ['cookie'],
        convertDetectedLanguage: toLanguage,
      },
    });
}
