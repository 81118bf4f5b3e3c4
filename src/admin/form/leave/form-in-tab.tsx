import { use, useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Autosave } from '#src/admin/drafts/autosave.ts';
import { OfficePageContext } from '#src/admin/tabs/office-page.ts';

type FormInTabProps = {
  isUnsaved: () => boolean;
  autosave: Pick<Autosave, 'id' | 'isWorking'>;
};

/** Marks the page's tab while the form in it has unsaved changes, and keeps the form right while it is hidden. */
export function FormInTab({ isUnsaved, autosave }: FormInTabProps) {
  const page = use(OfficePageContext);
  const { unregister } = useFormContext();
  const { isDirty } = useFormState();
  const draft = isDirty ? autosave.id : undefined;
  useEffect(() => {
    page.setDraft(draft);
    return () => {
      if (page.isInSight()) page.setDraft(undefined);
    };
  }, [page, draft]);
  useEffect(
    () => page.watch({ isUnsaved, isDraftSaved: autosave.isWorking }),
    [page, isUnsaved, autosave],
  );
  // React Hook Form tells nobody while the page is hidden, as that a save has failed: taking no field out tells all.
  useEffect(() => unregister([]), [unregister]);
  return null;
}
