import { type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { t } from 'i18next';
import { toast } from '#src/lib/toast.ts';
import { changesOf } from '#src/admin/drafts/draft.ts';
import type { useFormFieldRegistry } from '#src/admin/form/core/form-fields.tsx';
import { isFieldOf } from '#src/admin/form/core/set-fields.ts';
import { UnstoredError } from '#src/api/records/write-record.ts';
import { serverErrorsOf } from '#src/components/form/server-errors.ts';
import { fieldsOf, type FieldsByName } from '#src/lib/records/field-of.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { Sent } from './save-state.ts';

type FormPortOptions<Input extends FieldValues> = {
  form: Pick<
    UseFormReturn<Input, unknown, Input>,
    'getValues' | 'handleSubmit' | 'setError' | 'setValue' | 'reset'
  >;
  fields: Pick<ReturnType<typeof useFormFieldRegistry>, 'fields' | 'unfold'>;
  /** The form's first values. */
  values: Input;
  /** Fields that no draft stores. */
  secrets: readonly string[];
};

export type FormPort<Input extends FieldValues> = ReturnType<typeof createFormPort<Input>>;

/** Says that a part of a form was not saved, and which. */
export function toastUnstored({ message }: UnstoredError): void {
  toast.error(t('crud:unstored.form'), { description: message });
}

/** What a save reads of React Hook Form, and does to it. */
export function createFormPort<Input extends FieldValues>(options: FormPortOptions<Input>) {
  const { form, fields, secrets } = options;
  const internals = { begun: options.values };
  return {
    /** The values with which the form began, or begins again after a save: what differs from them is unsaved. */
    begun: (): Input => internals.begun,

    values: (): Input => form.getValues(),

    /** What a draft stores. */
    changes: () => changesOf(internals.begun, form.getValues(), secrets),

    differsFrom: (values: Input): boolean => changesOf(values, form.getValues(), []) !== null,

    /**
     * @param onInvalid called before the focus moves to the first invalid field
     * @returns what is to be sent; null where a field is invalid
     */
    validate: async (onInvalid: () => void): Promise<Sent<Input> | null> => {
      const valid: { sent: Sent<Input> | null } = { sent: null };
      await form.handleSubmit(
        (input) => {
          valid.sent = { values: structuredClone(form.getValues()), input };
        },
        (errors) => {
          onInvalid();
          // By the registered names, because rows have fields within theirs.
          const names = [...fields.fields.keys()];
          fields.unfold(names.filter((name) => get(errors, name) !== undefined));
        },
      )();
      return valid.sent;
    },

    /** Shows why the server refuses, beside the fields that it names. */
    refuse: (error: unknown): void => {
      if (error instanceof UnstoredError) toastUnstored(error);
      else toast.error(t('crud:form.saveFailed'));
      const refused = serverErrorsOf(error, internals.begun);
      // A field in a folded section, or in a form that was just sent, cannot take the focus.
      fields.unfold(refused.map(([name]) => name));
      for (const [index, [name, message]] of refused.entries()) {
        form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    },

    /**
     * What was sent is what the form begins with now, and what was typed meanwhile is a change.
     * @param saved the fields as the server has them, with other people's values
     * @param stored those that the server did not store as they were sent: they are changes still
     * @returns whether something was typed meanwhile
     */
    beginAgain: (
      { values, input }: Sent<Input>,
      saved: FieldsByName,
      stored: FieldsByName = {},
    ): boolean => {
      const now: Input = form.getValues();
      const begun = { ...values };
      const names = Object.keys(begun).filter((name) => isFieldOf(begun, name));
      const lost = names.filter((name) => name in stored);
      const typed = names.filter((name) => name in stored || !isSame(now[name], begun[name]));
      const others = names.filter(
        (name) => name in saved && !isSame(saved[name], input[name]) && !typed.includes(name),
      );
      Object.assign(begun, fieldsOf(saved, others), fieldsOf(stored, lost));
      internals.begun = begun;
      for (const name of others) form.setValue(name, begun[name]);
      form.reset(begun, { keepValues: true });
      for (const name of typed) form.setValue(name, now[name], { shouldDirty: true });
      return typed.length > 0;
    },
  };
}
