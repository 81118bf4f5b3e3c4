import { createContext, use } from 'react';
import { useTranslation } from 'react-i18next';

/** The company's name, once it is loaded. */
export const SiteName = createContext<string | undefined>(undefined);

/** The company's name, or the app's own until it is loaded. */
export function useSiteName(): string {
  const { t } = useTranslation();
  return use(SiteName) ?? t('app.name');
}
