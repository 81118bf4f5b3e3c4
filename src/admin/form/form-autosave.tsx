import { useEffect, useSyncExternalStore } from 'react';
import { useFormContext } from 'react-hook-form';
import { session } from '#src/session/session-store.ts';
import { changesOf } from '#src/admin/drafts/draft.ts';
import type { Fields } from '#src/admin/drafts/draft.ts';
import { DraftBanner } from './draft-banner.tsx';
import type { Autosave } from '#src/admin/drafts/autosave.ts';
import { OpenElsewhere } from '#src/admin/drafts/open-elsewhere.tsx';

type FormAutosaveProps = {
  autosave: Autosave;
  /** What the form was opened with. The same object for as long as it stands. */
  opened: Fields;
  changedAt: number | null;
  /** Fields that are never kept. */
  secrets: readonly string[];
};

const LEAVING = ['beforeunload', 'pagehide'];

/**
 * Stands in a form: keeps what is typed there, offers what was left of an earlier visit (B8), and says
 * where the record is open in another tab.
 */
export function FormAutosave({ autosave, opened, changedAt, secrets }: FormAutosaveProps) {
  const { subscribe, getValues } = useFormContext();
  const { earlierDrafts } = useSyncExternalStore(autosave.subscribe, autosave.getState);

  useEffect(() => {
    const stopReading = subscribe({
      formState: { values: true },
      callback: () => autosave.schedule(() => changesOf(opened, getValues(), secrets)),
    });
    const flush = () => void autosave.flush();
    // A page that is hidden may never come back.
    const flushHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    // A reloaded page comes back to where one was: it begins at the top instead, with the offer in sight.
    const goToTop = ({ persisted }: PageTransitionEvent) => {
      if (!persisted && changesOf(opened, getValues(), secrets)) window.scrollTo(0, 0);
    };
    const stopSession = session.subscribe(flush);
    document.addEventListener('visibilitychange', flushHidden);
    for (const leaving of LEAVING) window.addEventListener(leaving, flush);
    // Before the router notes the place.
    window.addEventListener('pagehide', goToTop, { capture: true });
    const letGo = autosave.attach(opened);
    return () => {
      letGo();
      stopReading();
      stopSession();
      document.removeEventListener('visibilitychange', flushHidden);
      for (const leaving of LEAVING) window.removeEventListener(leaving, flush);
      window.removeEventListener('pagehide', goToTop, { capture: true });
      flush();
    };
  }, [autosave, opened, secrets, subscribe, getValues]);

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
