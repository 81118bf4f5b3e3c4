import i18next, { type InitOptions } from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import Backend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_KEY,
  LANGUAGES,
  toLanguage,
} from './languages.ts';

export function currentLanguage(): Language {
  return isLanguage(i18next.resolvedLanguage) ? i18next.resolvedLanguage : DEFAULT_LANGUAGE;
}

/** i18next options shared by browser and prerendering. */
export const TEXT_OPTIONS = {
  supportedLngs: Object.keys(LANGUAGES),
  fallbackLng: DEFAULT_LANGUAGE,
  load: 'currentOnly',
  ns: ['common'],
  defaultNS: 'common',
  // Common texts are available on every page.
  fallbackNS: 'common',
  enableSelector: false,
  returnNull: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;

/**
 * Detects the language and loads the first texts. Call once before rendering.
 * @throws where neither language's texts can be loaded: pages would show their keys.
 */
export async function startI18n(): Promise<void> {
  if (i18next.isInitialized) return;
  i18next.on('languageChanged', (language) => {
    if (!isLanguage(i18next.resolvedLanguage)) return;
    const page = document.documentElement;
    const { htmlLang } = LANGUAGES[currentLanguage()];
    // Setting the same value makes browsers compute all styles again.
    if (page.lang !== htmlLang) page.lang = htmlLang;
    try {
      localStorage.setItem(LANGUAGE_KEY, language);
    } catch {
      // Full storage must not block a language switch, as it would in the detector's own cache.
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
  if (!isLanguage(i18next.resolvedLanguage)) throw new Error('No texts');
}
