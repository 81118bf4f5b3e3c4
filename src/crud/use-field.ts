import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { useFieldLabel } from './field-labels.tsx';

/** What every field of a form takes. */
export type FieldProps<Input extends FieldValues> = {
  control: Control<Input>;
  name: FieldPath<Input>;
  label: string;
  /** Said under the field while nothing is wrong. */
  hint?: string | undefined;
};

/** A field's state in its form, and its message in the current language (B2). */
export function useField<Input extends FieldValues>({ control, name, label }: FieldProps<Input>) {
  const { field, fieldState } = useController({ control, name });
  useFieldLabel(name, label);
  const code = fieldState.error?.message;
  const error = fieldState.error && fieldMessage(code ?? 'invalid');
  return { field, error };
}
