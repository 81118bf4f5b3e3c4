import { get, useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { useFormField } from './form-fields.tsx';
import type { ShowValue } from './form-fields.tsx';

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

/**
 * A field's state in its form, its message in the current language (B2), and where it was changed a
 * way to take that back. `show` makes a value readable that is no text, number or list of these.
 */
export function useField<Input extends FieldValues>(props: FieldProps<Input>, show?: ShowValue) {
  const { control, name, label, deps } = props;
  const { field, fieldState, formState } = useController({
    control,
    name,
    ...(deps && { rules: { deps } }),
  });
  useFormField(name, label, show);
  const code = fieldState.error?.message;
  const error = fieldState.error && fieldMessage(code ?? 'invalid');
  const start: unknown = get(formState.defaultValues, name);
  const revert = fieldState.isDirty ? () => field.onChange(start) : undefined;
  return { field, error, revert };
}

/** What `useField` knows. */
export type FieldState<Input extends FieldValues> = ReturnType<typeof useField<Input>>;
