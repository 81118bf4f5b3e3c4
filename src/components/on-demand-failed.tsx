import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useReload } from './use-reload.ts';

type OnDemandFailedProps = { onCancel: () => void };

/** Says that a dialog could not be fetched, and offers the reload that mends it. */
export function OnDemandFailed({ onCancel }: OnDemandFailedProps) {
  const { t } = useTranslation();
  const reload = useReload();
  return (
    <ConfirmDialog
      open
      title={t('error.title')}
      confirmText={t('action.reload')}
      onConfirm={() => void reload()}
      onCancel={onCancel}
    >
      {t('error.load')}
    </ConfirmDialog>
  );
}
