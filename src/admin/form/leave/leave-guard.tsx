import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import type { Location } from 'react-router';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { useUnloadGuard } from './use-unload-guard.ts';

type LeaveGuardProps = {
  /** Called on leaving. */
  isUnsaved: () => boolean;
  /** Replaces the form's texts: what would be lost, and the button to stay. */
  texts?: { text: string; stay: string };
  /** Whether a draft has the changes. */
  isDraftSaved?: (() => boolean) | undefined;
};

/** Asks before unsaved changes are left, by navigation and by closing the tab. */
export function LeaveGuard({ isUnsaved, texts, isDraftSaved }: LeaveGuardProps) {
  const { t } = useTranslation('crud');
  const isLost = !isDraftSaved?.();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      pathOf(currentLocation) !== pathOf(nextLocation) && isUnsaved(),
  );
  useUnloadGuard(isUnsaved);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      confirmText={t('action.leave')}
      cancelText={texts?.stay ?? t('action.stay')}
      danger={isLost}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {texts?.text ?? t(isLost ? 'form.leaveText' : 'draft.leaveText')}
    </ConfirmDialog>
  );
}

/** The hash counts too: dialogs with forms have one each. */
function pathOf({ pathname, hash }: Location): string {
  return pathname + hash;
}
