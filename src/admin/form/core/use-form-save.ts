import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { createAutosave } from '#src/admin/drafts/autosave.ts';
import { changesOf, type Fields } from '#src/admin/drafts/draft.ts';
import { useSending } from '#src/components/form/use-sending.ts';
import { isReloading } from '#src/lib/browser/reload-page.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { fieldsOf } from '#src/lib/records/field-of.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { waitForSignIn } from '#src/session/wait-for-sign-in.ts';
import type { DraftOptions } from './draft-options.ts';
import { useFormFieldRegistry } from './form-fields.tsx';
import { useUploadRegistry } from './form-uploads.tsx';

type FormSaveOptions<Input extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Input>;
  /** The form's first values. */
  values: Input;
  /** Sends the values, `values` as the form has them. Rejects where the server refuses. */
  save: (input: Input, values: Input) => Promise<unknown>;
  /** Says that it is saved, from what was sent and answered. */
  announce: (input: Input, answer: unknown) => void;
  /** Null where no draft may be stored: a form of passwords. */
  draft: DraftOptions | null;
};

export type Sent<Input> = {
  /** The form's values as they were sent. */
  values: Input;
  input: Input;
};

const NO_SECRETS: readonly string[] = [];

/**
 * What every form of the back office does with its values: autosaves them as a draft, submits them
 * once, submits them again after a session that expired meanwhile, and knows whether they are unsaved.
 * @returns `fields` and `uploads` are what the fields register, for `FormFields` and `FormUploads`;
 * `autosave` has the props of `FormAutosave`, `isUnsaved` is for `LeaveGuard`
 */
export function useFormSave<Input extends FieldValues>(options: FormSaveOptions<Input>) {
  const { form, values, save, announce, draft } = options;
  const { t } = useTranslation('crud');
  const fields = useFormFieldRegistry();
  const uploads = useUploadRegistry();
  const [opened, setOpened] = useState(values);
  const [person] = useState(() => personOf(session.getState().user));
  const [autosave] = useState(() => {
    if (person === null || !draft) return createAutosave(null);
    const [type, record] = draft.key;
    return createAutosave({ user: person, type, record: String(record) });
  });
  /** The form's values in a save that waits for the network. */
  const waiting = useRef<Input>(null);
  const isWaiting = useCallback(
    () => waiting.current !== null && isSame(waiting.current, form.getValues()),
    [form],
  );
  const secrets = draft?.secrets ?? NO_SECRETS;
  const { isDirty } = form.formState;
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  const isUnsaved = useCallback(() => {
    const isSignedOut = session.getState().user === null;
    // After the app's own reload the form offers the draft.
    const isRestorable = isReloading() && autosave.isWorking();
    return unsaved.current && !isSignedOut && !isRestorable;
  }, [autosave]);

  const mounted = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);
  const sent = useRef<Sent<Input> & { answer: unknown }>(null);
  const saveAcrossSignIn = async (input: Input): Promise<void> => {
    const token = session.getStored()?.token;
    const sentValues = structuredClone(form.getValues());
    let answer: unknown;
    try {
      answer = await save(input, sentValues);
    } catch (error) {
      const isExpired = session.getStored()?.token !== token;
      if (!(error instanceof ApiError) || error.status !== 401 || !isExpired) throw error;
      const signal = mounted.current?.signal ?? AbortSignal.abort();
      // Sent again once, and only in the same person's name.
      const isBack = person !== null && (await waitForSignIn(person, signal));
      if (!isBack) throw new SaveWithdrawn('The person did not sign in again');
      answer = await save(input, sentValues);
    }
    sent.current = { values: sentValues, input, answer };
    // Not awaited: the server has the values, whatever becomes of the draft.
    void autosave.discard();
  };

  const { failure, submit, isSending, allowAgain } = useSending<Input>({
    form,
    save: saveAcrossSignIn,
    // A field in a folded section cannot take the focus.
    onRefused: (names) => {
      toast.error(t('form.saveFailed'));
      fields.unfold(names);
    },
    // By the registered names, because rows have fields within theirs.
    onInvalid: (errors) =>
      fields.unfold([...fields.fields.keys()].filter((name) => get(errors, name) !== undefined)),
  });
  /**
   * What was sent is what the form was opened with now, and what was typed meanwhile is a change, unless the form
   * ends with the save.
   */
  const beginAgain = ({ values: before, input }: Sent<Input>, saved: Fields | undefined): void => {
    const now: Input = form.getValues();
    const begun = { ...(saved ? before : structuredClone(now)) };
    const names = Object.keys(begun).filter((name) => isFieldOf(begun, name));
    const typed = names.filter((name) => !isSame(now[name], begun[name]));
    const others = names.filter(
      (name) =>
        saved && name in saved && !isSame(saved[name], input[name]) && !typed.includes(name),
    );
    Object.assign(begun, saved && fieldsOf(saved, others));
    for (const name of others) form.setValue(name, begun[name]);
    form.reset(begun, { keepValues: true });
    for (const name of typed) form.setValue(name, now[name], { shouldDirty: true });
    unsaved.current = typed.length > 0;
    waiting.current = null;
    if (typed.length > 0) allowAgain();
    // Setting the values of others has scheduled a draft.
    else void autosave.discard();
    setOpened(begun);
  };

  /**
   * A save that waits for the network has the place of the draft; what was typed later is a draft beside it.
   * @param sentValues the form's values in it; null once it waits no longer
   */
  const keepAsWaiting = (sentValues: Input | null): void => {
    waiting.current = sentValues;
    if (sentValues) void autosave.discard();
    if (!isWaiting() && unsaved.current) {
      autosave.schedule(() => changesOf(opened, form.getValues(), secrets));
    }
  };

  return {
    fields,
    uploads,
    failure,
    isSending,
    isUnsaved,
    /**
     * Rejects never. @param onSaved called once the values are saved, with the server's answer and, of a form that ends
     * with the save, what was typed while it was sent
     * @param readSaved for a form that may go on after a save: reads the fields as they were saved, with other
     * people's values among them
     */
    submit: async (
      onSaved: (typed: ReturnType<typeof changesOf>, answer: unknown) => unknown,
      readSaved?: () => Fields | undefined,
    ): Promise<void> => {
      // The save button is disabled while a picture is uploaded, Ctrl+S is not.
      if (uploads.isUploading) {
        toast.message(t('form.uploading'));
        return;
      }
      await submit(() => {
        if (!sent.current) return onSaved(null, undefined);
        const { values: before, input, answer } = sent.current;
        const saved = readSaved?.();
        const typed = draft && !saved ? changesOf(before, form.getValues(), secrets) : null;
        beginAgain(sent.current, saved);
        announce(input, answer);
        return onSaved(typed, answer);
      });
    },
    allowAgain,
    /** What was sent is saved, though not by `submit`. */
    beginAgain,
    /** Whether all that was typed waits for the network. */
    isWaiting,
    keepAsWaiting,
    autosave: {
      autosave,
      opened,
      changedAt: draft?.changedAt ?? null,
      secrets,
    },
  };
}

/** Whether a form with these values has a field of this name. */
export function isFieldOf<Input extends FieldValues>(
  values: Input,
  name: string,
): name is FieldPath<Input> {
  return name in values;
}
