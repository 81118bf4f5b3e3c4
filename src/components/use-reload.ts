import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { reloadPage } from '#src/lib/reload-page.ts';

/** Loads the page anew; says so where that is not possible now. */
export function useReload(): () => Promise<void> {
  const { t } = useTranslation();
  return async () => {
    if (!(await reloadPage())) toast.error(t('error.network'));
  };
}
