import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { useUnloadGuard } from './use-unload-guard.ts';

type CloseGuardProps = {
  isUnsaved: () => boolean;
  /** Whether a draft has the changes. */
  isDraftSaved: () => boolean;
  /** True while the question is open. */
  isAsking: boolean;
  onStay: () => void;
  onClose: () => void;
};

/**
 * Asks before a dialog with unsaved changes is closed. For dialogs without an address, which stay open
 * when the page below them changes: `LeaveGuard` would be a second one beside that of the page's form,
 * and the router takes one only.
 */
export function CloseGuard(props: CloseGuardProps) {
  const { isUnsaved, isDraftSaved, isAsking, onStay, onClose } = props;
  const { t } = useTranslation('crud');
  const isLost = !isDraftSaved();
  useUnloadGuard(isUnsaved);
  return (
    <ConfirmDialog
      open={isAsking}
      title={t('form.closeTitle')}
      confirmText={t('action.close')}
      cancelText={t('action.stay')}
      danger={isLost}
      onConfirm={onClose}
      onCancel={onStay}
    >
      {t(isLost ? 'form.leaveText' : 'draft.leaveText')}
    </ConfirmDialog>
  );
}
