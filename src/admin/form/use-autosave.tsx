import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FormKeeping } from './saving-form-props.ts';
import { SaveWithdrawn } from '#src/lib/save-withdrawn.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { isReloading } from '#src/lib/reload-page.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { whenBack } from '#src/session/when-back.ts';
import type { Fields } from '#src/admin/drafts/draft.ts';
import { createAutosave } from '#src/admin/drafts/autosave.ts';
import { AutosaveStatus } from '#src/admin/drafts/autosave-status.tsx';
import { FormAutosave } from './form-autosave.tsx';

/** What is kept of a form, and under which name. */
export type KeptOptions = {
  /** The content type and the record's id; `new` while it has none. */
  place: readonly [type: string, record: string | number];
  /** When the server's record was last changed, in epoch milliseconds; null where it does not say. */
  changedAt?: number | null;
  /** Fields that are never kept: passwords. */
  secrets?: readonly string[];
  /** Stands in the form: a question that comes up while it is saved. */
  question?: ReactNode;
};

const NO_SECRETS: readonly string[] = [];

/**
 * Keeps a form's unsaved work (B8) and carries its save over a session's end (A12): the same person's
 * failed save is sent again, once; nobody else's. `toKept` wraps the form's `save`.
 * @param options null where nothing may be kept: a form of passwords
 * @param values what the form starts with
 */
export function useAutosave(values: Fields, options: KeptOptions | null) {
  const { place, changedAt = null, secrets = NO_SECRETS, question } = options ?? {};
  const [opened] = useState(values);
  const [person] = useState(() => personOf(session.getState().user));
  const [autosave] = useState(() => {
    if (person === null || !place) return createAutosave(null);
    const [type, record] = place;
    return createAutosave({ user: person, type, record: String(record) });
  });
  const mounted = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);

  const toKept =
    <Input,>(save: (input: Input) => Promise<unknown>) =>
    async (input: Input): Promise<void> => {
      const sentIn = session.getStored()?.token;
      try {
        await save(input);
      } catch (error) {
        const isOver = session.getStored()?.token !== sentIn;
        if (!(error instanceof ApiError) || error.status !== 401 || !isOver) throw error;
        const signal = mounted.current?.signal ?? AbortSignal.abort();
        const isBack = person !== null && (await whenBack(person, signal));
        if (!isBack) throw new SaveWithdrawn('Nobody waits for it any more');
        await save(input);
      }
      await autosave.discard();
    };

  const keeping = useMemo(
    () =>
      ({
        notice: (
          <>
            {question}
            <FormAutosave
              autosave={autosave}
              opened={opened}
              changedAt={changedAt}
              secrets={secrets}
            />
          </>
        ),
        state: <AutosaveStatus autosave={autosave} />,
        isKept: autosave.isWorking,
        // The app's own reload offers the draft again.
        isOver: () => session.getState().user === null || (isReloading() && autosave.isWorking()),
      }) satisfies FormKeeping,
    [autosave, opened, changedAt, secrets, question],
  );
  return { keeping, toKept };
}
