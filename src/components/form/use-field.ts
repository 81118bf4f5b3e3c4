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
  /** A field checked again when this one changes: an end whose start moves. */
  deps?: FieldPath<Input>;
};

/** A field's state in its form, and its message in the current language (B2). */
export function useField<Input extends FieldValues>(props: FieldProps<Input>) {
  const { control, name, label, deps } = props;
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps } }) });
  useFieldLabel(name, label);
  const code = fieldState.error?.message;
  const error = fieldState.error && fieldMessage(code ?? 'invalid');
  return { field, error };
}
