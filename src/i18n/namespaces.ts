import i18next from 'i18next';
import type { Namespace } from './i18next.d.ts';
import { currentLanguage } from './i18n.ts';
import type { Language } from './languages.ts';

/**
 * Loads missing namespaces.
 * @throws where the server fails after five retries.
 */
export async function loadTexts(language: Language, namespaces: string[]): Promise<void> {
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(language, name));
  if (missing.length === 0) return;
  await i18next.reloadResources([language], missing);
  const failed = missing.filter((name) => !i18next.hasResourceBundle(language, name));
  if (failed.length > 0) throw new Error(`No texts for ${language}: ${failed.join(', ')}`);
}

/**
 * A route's `lazy` that loads the page's chunk and texts in parallel, so that a page never shows
 * text keys.
 */
export function lazyPage<Module>(
  load: () => Promise<Module>,
  ...namespaces: Namespace[]
): () => Promise<Module> {
  return async () => {
    const [page] = await Promise.all([load(), loadTexts(currentLanguage(), namespaces)]);
    // Registers them, so that a language switch loads them too.
    await i18next.loadNamespaces(namespaces);
    return page;
  };
}
