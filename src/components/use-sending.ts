import { useRef, useState } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldErrorsOf } from '#src/lib/field-errors.ts';
import { SaveWithdrawn } from '#src/lib/save-withdrawn.ts';

type Sending<Input extends FieldValues> = {
  form: Pick<UseFormReturn<Input, unknown, Input>, 'handleSubmit' | 'setError'>;
  /** Sends what was typed. Rejects where the server refuses; with `SaveWithdrawn` nothing is said. */
  save: (input: Input) => Promise<unknown>;
  /** Told of a refusal, before the first field it is about takes the focus. */
  onRefused?: (fields: string[]) => void;
  /** Told of what may not be sent. */
  onInvalid?: (errors: FieldErrors<Input>) => void;
};

/**
 * Sends a form once (B2): checks first, puts the server's complaints beside their fields, and keeps
 * why it failed. What has been saved is not sent again while its page is on its way out.
 */
export function useSending<Input extends FieldValues>(sending: Sending<Input>) {
  const { form, save, onRefused, onInvalid } = sending;
  const [failure, setFailure] = useState<unknown>(null);
  const isSending = useRef(false);

  const submit = async (onSaved: () => unknown) => {
    // Two clicks before the first render after them are still one save.
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
        const complaints = complaintsOf(error, input);
        setFailure(error);
        onRefused?.(complaints.map(([field]) => field));
        for (const [index, [field, message]] of complaints.entries()) {
          form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
        }
      }
    };
    const refuse = (errors: FieldErrors<Input>) => {
      // Of another try, long ago.
      setFailure(null);
      onInvalid?.(errors);
    };
    await form.handleSubmit(send, refuse)();
    isSending.current = isSaved;
    if (isSaved) await onSaved();
  };

  return { failure, submit, isSending };
}

/** What the server found wrong with which of the form's fields. */
function complaintsOf<Input extends FieldValues>(error: unknown, input: Input) {
  const fieldErrors = fieldErrorsOf(error);
  const isField = (name: string): name is FieldPath<Input> => name in input;
  return Object.keys(fieldErrors)
    .filter(isField)
    .map((field) => [field, fieldErrors[field] ?? ''] as const);
}
