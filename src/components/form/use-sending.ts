import { useRef, useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';

type Sending<Input extends FieldValues> = {
  form: Pick<UseFormReturn<Input, unknown, Input>, 'handleSubmit' | 'setError'>;
  /** Sends the values. Rejects where the server refuses; `SaveWithdrawn` is not shown as a failure. */
  save: (input: Input) => Promise<unknown>;
  /** Called when the server refuses, before the focus moves to the first refused field. */
  onRefused?: (fields: string[]) => void;
  /** Called when the validation fails. */
  onInvalid?: (errors: FieldErrors<Input>) => void;
};

/**
 * Submits a form once: validates, shows the server's field errors at their fields, and returns the
 * failure. After a save it stays disabled, so that a page that is about to navigate does not save twice.
 */
export function useSending<Input extends FieldValues>(sending: Sending<Input>) {
  const { form, save, onRefused, onInvalid } = sending;
  const [failure, setFailure] = useState<unknown>(null);
  const isSending = useRef(false);

  const submit = async (onSaved: () => unknown) => {
    // A ref, because two clicks may come before the next render.
    if (isSending.current) return;
    isSending.current = true;
    let isSaved = false;
    const send = async (input: Input) => {
      setFailure(null);
      try {
        await save(input);
        isSaved = true;
      } catch (error) {
        if (error instanceof SaveWithdrawn) return;
        const serverErrors = serverErrorsOf(error, input);
        setFailure(error);
        onRefused?.(serverErrors.map(([field]) => field));
        for (const [index, [field, message]] of serverErrors.entries()) {
          form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
        }
      }
    };
    const refuse = (errors: FieldErrors<Input>) => {
      // The failure of an earlier submit.
      setFailure(null);
      onInvalid?.(errors);
    };
    await form.handleSubmit(send, refuse)();
    isSending.current = isSaved;
    if (isSaved) await onSaved();
  };

  /** Allows another submit after a save. */
  const allowAgain = () => {
    isSending.current = false;
  };
  return { failure, submit, isSending, allowAgain };
}

/** The server's errors by field of the form. */
function serverErrorsOf<Input extends FieldValues>(error: unknown, input: Input) {
  const fieldErrors = fieldErrorsOf(error);
  // `specifications.0.name` is a field where `specifications` is one.
  const isField = (name: string): name is FieldPath<Input> => (name.split('.')[0] ?? '') in input;
  return Object.keys(fieldErrors)
    .filter(isField)
    .map((field) => [field, fieldErrors[field] ?? ''] as const);
}
