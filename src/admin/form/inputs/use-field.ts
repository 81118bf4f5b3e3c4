import {
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  useController,
} from 'react-hook-form';
import type { Field } from '#src/api/fields/record-fields.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { useFormField } from '#src/admin/form/core/form-fields.tsx';
import type { ShowValue } from '#src/admin/ui/shown-value.tsx';
import type { EnglishProps } from '#src/admin/form/core/languages/english-props.ts';

/** The props of every field; `Kind` are the kinds of a type's table that it is for. */
export type FieldProps<Input extends FieldValues, Kind extends Field['kind'] = Field['kind']> = {
  kind?: Kind | 'custom';
  control: Control<Input>;
  name: FieldPath<Input>;
  label: string;
  /** The helper text while the field is valid. */
  hint?: string | undefined;
  /** The maximum length of a text. */
  max?: number;
  /** A field that is validated again when this one changes: the end of a range. */
  deps?: FieldPath<Input> | undefined;
  /** Props of the field with the English value, where there is one. */
  english?: EnglishProps | undefined;
};

/**
 * A field's controller, its error message in the current language, and, once it is changed, a function
 * that reverts it. `show` renders values that are not a text, a number or a list of these.
 */
export function useField<Input extends FieldValues>(props: FieldProps<Input>, show?: ShowValue) {
  const { control, name, label, deps, kind, max } = props;
  const { field, fieldState, formState } = useController({
    control,
    name,
    ...(deps && { rules: { deps } }),
  });
  useFormField(name, label, show, { isRichText: kind === 'richText', max });
  const code = fieldState.error?.message;
  const error = fieldState.error && fieldMessage(code ?? 'invalid');
  const start: unknown = get(formState.defaultValues, name);
  const revert = fieldState.isDirty ? () => field.onChange(start) : undefined;
  return { field, error, revert };
}

export type FieldState<Input extends FieldValues> = ReturnType<typeof useField<Input>>;
