import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { get } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { createAutosave } from '#src/admin/drafts/autosave.ts';
import { useSending } from '#src/components/form/use-sending.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { isReloading } from '#src/lib/browser/reload-page.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { whenBack } from '#src/session/when-back.ts';
import type { DraftOptions } from './draft-options.ts';
import { useFormFieldRegistry } from './form-fields.tsx';
import { useUploadRegistry } from './form-uploads.tsx';

type FormSaveOptions<Input extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Input>;
  /** The form's first values. */
  values: Input;
  /** Sends the values. Rejects where the server refuses. */
  save: (input: Input) => Promise<unknown>;
  savedMessage: string;
  /** What the toast after a save offers, from what was sent and answered. */
  savedAction?: (input: Input, answer: unknown) => ReactNode;
  /** Null where no draft may be stored: a form of passwords. */
  draft: DraftOptions | null;
};

/** How long a toast stays that offers something, in ms. */
const ACTION_TIME = 8000;

const NO_SECRETS: readonly string[] = [];

/**
 * What every form of the back office does with its values: autosaves them as a draft, submits them
 * once, submits them again after a session that expired meanwhile, and knows whether they are unsaved.
 * @returns `fields` and `uploads` are what the fields register, for `FormFields` and `FormUploads`;
 * `autosave` has the props of `FormAutosave`, `isUnsaved` is for `LeaveGuard`
 */
export function useFormSave<Input extends FieldValues>(options: FormSaveOptions<Input>) {
  const { form, values, save, savedMessage, savedAction, draft } = options;
  const { t } = useTranslation('crud');
  const fields = useFormFieldRegistry();
  const uploads = useUploadRegistry();
  const [opened] = useState(values);
  const [person] = useState(() => personOf(session.getState().user));
  const [autosave] = useState(() => {
    if (person === null || !draft) return createAutosave(null);
    const [type, record] = draft.key;
    return createAutosave({ user: person, type, record: String(record) });
  });
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
  const action = useRef<ReactNode>(undefined);
  const saveAcrossSignIn = async (input: Input): Promise<void> => {
    const token = session.getStored()?.token;
    let answer: unknown;
    try {
      answer = await save(input);
    } catch (error) {
      const isExpired = session.getStored()?.token !== token;
      if (!(error instanceof ApiError) || error.status !== 401 || !isExpired) throw error;
      const signal = mounted.current?.signal ?? AbortSignal.abort();
      // Sent again once, and only in the same person's name.
      const isBack = person !== null && (await whenBack(person, signal));
      if (!isBack) throw new SaveWithdrawn('The person did not sign in again');
      answer = await save(input);
    }
    action.current = savedAction?.(input, answer);
    // Not awaited: the server has the values, whatever becomes of the draft.
    void autosave.discard();
  };

  const { failure, submit, isSending } = useSending<Input>({
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
  return {
    fields,
    uploads,
    failure,
    isSending,
    isUnsaved,
    /** Rejects never. `onSaved` is called once the values are saved. */
    submit: async (onSaved: () => unknown): Promise<void> => {
      // The save button is disabled while a picture is uploaded, Ctrl+S is not.
      if (uploads.isUploading) {
        toast.message(t('form.uploading'));
        return;
      }
      await submit(() => {
        unsaved.current = false;
        // Longer where there is something to press.
        toast.success(
          savedMessage,
          action.current ? { action: action.current, duration: ACTION_TIME } : {},
        );
        return onSaved();
      });
    },
    autosave: {
      autosave,
      opened,
      changedAt: draft?.changedAt ?? null,
      secrets: draft?.secrets ?? NO_SECRETS,
    },
  };
}
