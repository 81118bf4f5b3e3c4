import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';
import { serverErrorsOf } from './server-errors.ts';

type Sending<Input extends FieldValues> = {
  form: Pick<UseFormReturn<Input, unknown, Input>, 'handleSubmit' | 'setError'>;
  /** Sends the values. Rejects where the server refuses; `SaveWithdrawn` is not shown as a failure. */
  save: (input: Input) => Promise<unknown>;
};

/**
 * Submits a visitor's form once: validates, shows the server's field errors at their fields, and returns the
 * failure. After a save it stays disabled, so that a page that is about to navigate does not save twice.
 */
export function useSending<Input extends FieldValues>({ form, save }: Sending<Input>) {
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
        setFailure(error);
        for (const [index, [field, message]] of serverErrorsOf(error, input).entries()) {
          form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
        }
      }
    };
    // The failure of an earlier submit.
    await form.handleSubmit(send, () => setFailure(null))();
    isSending.current = isSaved;
    if (isSaved) await onSaved();
  };

  return { failure, submit };
}
