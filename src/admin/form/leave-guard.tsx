import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import type { Location } from 'react-router';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';

type LeaveGuardProps = {
  /** Read when somebody leaves. */
  isUnsaved: () => boolean;
  /** What is lost, and the button that stays, where it is no form that is left. */
  texts?: { text: string; stay: string };
  /** Whether the changes are kept for the next time. Asked when somebody leaves. */
  isKept?: (() => boolean) | undefined;
};

/** Asks before a form with unsaved changes is left, inside the app and by closing the tab (B8). */
export function LeaveGuard({ isUnsaved, texts, isKept }: LeaveGuardProps) {
  const { t } = useTranslation('crud');
  const isLost = !isKept?.();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) && isUnsaved(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

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

/** A form stands at a path; in a dialog at a hash of its own. */
function placeOf({ pathname, hash }: Location): string {
  return pathname + hash;
}
