import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Location, useBlocker } from 'react-router';
import type { Autosave } from '#src/admin/drafts/autosave.ts';
import { isDraftHash } from '#src/admin/drafts/handed-draft.ts';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { leaveOverlays } from '#src/lib/browser/overlay-history.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import { useOfferToGoOn } from './use-offer-to-go-on.ts';
import { useUnloadGuard } from './use-unload-guard.ts';

type LeaveGuardProps = {
  /** Called on leaving. */
  isUnsaved: () => boolean;
  /** Replaces the form's texts: what would be lost, and the button to stay. */
  texts?: { text: string; stay: string };
  /** Writes the form's draft. */
  autosave?: Pick<Autosave, 'id' | 'isWorking'>;
  /** An upload ends with the visit, also where the page is cached. */
  isUploading?: boolean;
  /** Whether the form goes on, hidden, while this path is shown. */
  staysFor?: (path: string) => boolean;
};

/**
 * Asks before unsaved changes or an upload are left, by navigation and by closing the tab. Where nothing is lost by a
 * navigation, because the page is cached or a draft has the changes, it asks nothing, and a toast offers to go on.
 */
export function LeaveGuard(props: LeaveGuardProps) {
  // The router would keep the blocker of a page that was hidden beside that of the one that is shown again.
  const [timesHidden, setTimesHidden] = useState(0);
  useEffect(() => () => setTimesHidden((before) => before + 1), []);
  return <Guard key={timesHidden} {...props} />;
}

function Guard(props: LeaveGuardProps) {
  const { isUnsaved, texts, autosave, isUploading = false, staysFor = never } = props;
  const { t } = useTranslation('crud');
  const page = use(CurrentPage);
  const offerToGoOn = useOfferToGoOn();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { pathname, search, hash, state } = currentLocation;
    if (pathOf(currentLocation) === pathOf(nextLocation)) return false;
    if (isUploading || !isUnsaved()) return isUploading;
    const place = { path: pathname + search + hash, state };
    if (staysFor(nextLocation.pathname)) {
      if (pathname !== nextLocation.pathname) offerToGoOn.onPhones(place);
      return false;
    }
    if (!autosave?.isWorking()) return true;
    offerToGoOn.always({ ...place, draft: autosave.id });
    return false;
  });
  useUnloadGuard(isUnsaved);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    // A second click would go back once more.
    setIsLeaving(true);
    void leaveOverlays(() => blocker.proceed?.()).finally(() => setIsLeaving(false));
  };
  const stay = () => {
    page.update({ isClosing: false });
    blocker.reset?.();
  };

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={t('form.leaveTitle')}
      confirmText={t('action.leave')}
      cancelText={texts?.stay ?? t('action.stay')}
      danger
      busy={isLeaving}
      onConfirm={leave}
      onCancel={stay}
    >
      {texts?.text ?? t(isUploading ? 'form.leaveUpload' : 'form.leaveText')}
    </ConfirmDialog>
  );
}

const never = () => false;

/** The hash counts too, as dialogs with forms have one each; not that of a draft, which is opened over the form. */
function pathOf({ pathname, hash }: Location): string {
  return isDraftHash(hash) ? pathname : pathname + hash;
}
