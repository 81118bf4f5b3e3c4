import i18next from 'i18next';
import type { Namespace } from './i18next.d.ts';
import { currentLanguage } from './i18n.ts';
import type { Language } from './languages.ts';

/**
 * Loads texts that are not there yet.
 * @throws where the server gives none after five retries (I3).
 */
export async function loadTexts(language: Language, namespaces: string[]): Promise<void> {
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(language, name));
  if (missing.length === 0) return;
  await i18next.reloadResources([language], missing);
  const failed = missing.filter((name) => !i18next.hasResourceBundle(language, name));
  if (failed.length > 0) throw new Error(`No texts for ${language}: ${failed.join(', ')}`);
}

/**
 * A route's `lazy`: fetches the page's code and its texts side by side, so that a page is never
 * seen with its keys or in two steps.
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  ...namespaces: Namespace[]
): () => Promise<Module> {
  return async () => {
    const [page] = await Promise.all([load(), loadTexts(currentLanguage(), namespaces)]);
    // A later language switch loads these for the new language as well.
    await i18next.loadNamespaces(namespaces);
    return page;
  };
}
