import i18next from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { isServerThere } from '#src/lib/browser/reload-page.ts';
import { toast } from '#src/lib/toast.ts';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  LANGUAGE_KEY,
  LANGUAGES,
} from './languages.ts';
import { loadTexts } from './namespaces.ts';

// Follows a language switch in another tab; stays if its texts fail to load.
function followOtherTabs({ key, newValue }: StorageEvent): void {
  if (key === LANGUAGE_KEY && isLanguage(newValue)) switchTo(newValue).catch(() => {});
}

// Prerendering runs this module in Node.
if (typeof window !== 'undefined') window.addEventListener('storage', followOtherTabs);

/**
 * Current language and its switch, which first loads all used texts and reports success or failure
 * in a toast. On failure the language stays.
 */
export function useLanguage() {
  const { i18n } = useTranslation();
  const language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : DEFAULT_LANGUAGE;

  const changeLanguage = useCallback((next: Language) => void switchAndTell(next), []);

  return { language, ...LANGUAGES[language], changeLanguage };
}

async function switchAndTell(next: Language): Promise<void> {
  const options = { id: 'language' };
  toast.loading(i18next.t('language.changing'), options);
  try {
    await switchTo(next);
    await reloadTranslatedPage();
    toast.success(i18next.t('language.changed'), options);
  } catch {
    toast.error(i18next.t('language.failed'), options);
  }
}

async function switchTo(next: Language): Promise<void> {
  const used = i18next.options.ns ?? [];
  await loadTexts(next, typeof used === 'string' ? [used] : [...used]);
  await i18next.changeLanguage(next);
}

/**
 * Reloads a page that the browser has translated: the translation wrapped every text in `<font>`, so that
 * React cannot change the texts. The browser still asks about unsaved changes.
 */
async function reloadTranslatedPage(): Promise<void> {
  const isTranslated = document.querySelector('font') !== null;
  if (isTranslated && (await isServerThere())) window.location.reload();
}
