import { use, useEffect, useSyncExternalStore } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Autosave } from '#src/admin/drafts/autosave.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';

type FormInTabProps = {
  isUnsaved: () => boolean;
  /** Whether the record that it edits was deleted. */
  isGone: () => boolean;
  autosave: Pick<Autosave, 'id' | 'isWorking' | 'subscribe' | 'getState'>;
};

/**
 * Marks the page's tab while the form in it has unsaved changes, or offers earlier ones, and draws the form
 * anew after it was hidden.
 */
export function FormInTab({ isUnsaved, isGone, autosave }: FormInTabProps) {
  const page = use(CurrentPage);
  const { unregister } = useFormContext();
  const { isDirty } = useFormState();
  const { earlierDrafts } = useSyncExternalStore(autosave.subscribe, autosave.getState);
  const draft = isDirty ? autosave.id : earlierDrafts[0]?.id;
  useEffect(() => {
    page.update({ draft, form: { isUnsaved, isGone, isDraftSaved: autosave.isWorking } });
    return () => {
      // Its effects end too where it is hidden.
      if (page.isInFront()) page.update({ draft: undefined, form: undefined });
    };
  }, [page, draft, isUnsaved, isGone, autosave]);
  // React Hook Form tells nobody while the page is hidden, as that a save has failed: taking no field out tells all.
  useEffect(() => unregister([]), [unregister]);
  return null;
}
