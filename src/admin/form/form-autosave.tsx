import Alert from '@mui/material/Alert';
import { use, useEffect, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { session } from '#src/session/session-store.ts';
import { DraftBanner } from './draft-banner.tsx';
import { useFormSave } from './save/use-save.ts';

type FormAutosaveProps = {
  /** When the server's record was last changed, in epoch milliseconds; null where it is unknown. */
  changedAt: number | null;
};

const UNLOADING = ['beforeunload', 'pagehide'];

/** Autosaves the form it is in, offers an earlier draft, and warns when another tab has the record open. */
export function FormAutosave({ changedAt }: FormAutosaveProps) {
  const save = useFormSave();
  const { autosave } = save;
  const { begun, changes } = save.form;
  const opened = useSyncExternalStore(save.subscribe, begun);
  const { subscribe } = useFormContext();
  const page = use(CurrentPage);
  const { earlierDrafts } = useSyncExternalStore(autosave.subscribe, autosave.getState);

  useEffect(() => {
    const unsubscribeForm = subscribe({
      formState: { values: true },
      callback: () => autosave.schedule(changes),
    });
    const flush = () => void autosave.flush();
    // A hidden page may be discarded without another event.
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // A reload restores the scroll position; with changes it starts at the top, where the draft is offered.
    const scrollToTop = ({ persisted }: PageTransitionEvent) => {
      if (!persisted && changes()) window.scrollTo(0, 0);
    };
    const unsubscribeSession = session.subscribe(flush);
    document.addEventListener('visibilitychange', flushHidden);
    for (const event of UNLOADING) window.addEventListener(event, flush);
    // Captured, to run before the router stores the scroll position.
    window.addEventListener('pagehide', scrollToTop, { capture: true });
    const unsubscribeCopies = localCopies.subscribe((kind) => {
      if (kind === 'waiting') void autosave.loadDrafts(opened);
    });
    autosave.attach(opened);
    return () => {
      // A form that stays, hidden, is still open.
      page.whenEnded(autosave.detach);
      unsubscribeForm();
      unsubscribeSession();
      unsubscribeCopies();
      document.removeEventListener('visibilitychange', flushHidden);
      for (const event of UNLOADING) window.removeEventListener(event, flush);
      window.removeEventListener('pagehide', scrollToTop, { capture: true });
      flush();
    };
  }, [autosave, opened, changes, subscribe, page]);

  const [draft] = earlierDrafts;
  return (
    <>
      {autosave.isOpenElsewhere() && <OpenElsewhere />}
      {draft && (
        <DraftBanner
          key={draft.id}
          autosave={autosave}
          draft={draft}
          opened={opened}
          changedAt={changedAt}
        />
      )}
    </>
  );
}

/** Says that another tab has the same record open. A status, not an alert: no action is needed. */
function OpenElsewhere() {
  const { t } = useTranslation('crud');
  return (
    <Alert severity="warning" role="status" sx={{ mb: 3 }}>
      {t('draft.openElsewhere')}
    </Alert>
  );
}
