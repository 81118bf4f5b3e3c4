import { useTranslation } from 'react-i18next';
import { reloadPage } from '#src/lib/browser/reload-page.ts';
import { toast } from '#src/lib/toast.ts';

/** Reloads the page; a toast says when that is not possible. */
export function useReload(): () => Promise<void> {
  const { t } = useTranslation();
  return async () => {
    if (!(await reloadPage())) toast.error(t('error.network'));
  };
}
