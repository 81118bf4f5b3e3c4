import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';
import { env } from '#src/env.ts';

/** The company's name, once it is loaded. */
export const SiteName = createContext<string | undefined>(undefined);

/** Full URL of the company's logo; '' for none. */
export const SiteLogo = createContext('');

/** The company's name, or the site's own until it is loaded. */
export function useSiteName(): string {
  const ownName = useOwnName();
  return use(SiteName) ?? ownName;
}

/** The site's name where the company information has none. */
export function useOwnName(): string {
  const { t } = useTranslation();
  return env.siteName || t('app.name');
}
