import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** What the site calls itself once it is known: the company's name. */
export const SiteName = createContext<string | undefined>(undefined);

/** The company's name, or the app's own while and where that is not known. */
export function useSiteName(): string {
  const { t } = useTranslation();
  return use(SiteName) ?? t('app.name');
}
