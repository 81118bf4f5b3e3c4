import type { FieldPath, FieldValues, UseFormReturn, UseFormSetValue } from 'react-hook-form';
import type { FieldsByName } from '#src/lib/records/field-of.ts';

/** Sets fields of a form from a draft or a version, as if they were typed. */
export function setFields(
  setValue: UseFormSetValue<FieldValues>,
  names: readonly string[],
  values: FieldsByName,
): void {
  // Set twice: a change may reset another field (a menu item's parent).
  for (const name of [...names, ...names]) setValue(name, values[name], { shouldDirty: true });
}

/** Sets what a field began with, which the form still shows: it stays unchanged. @param values the form's first values */
export function setFirstValue<Input extends FieldValues>(
  form: Pick<UseFormReturn<Input>, 'register' | 'resetField'>,
  values: Input,
  name: FieldPath<Input>,
  value: unknown,
): void {
  Object.assign(values, { [name]: value });
  // Its field may be mounted later, and only known fields are reset.
  form.register(name);
  form.resetField(name, { defaultValue: values[name] });
}

/** Whether a form with these values has a field of this name. */
export function isFieldOf<Input extends FieldValues>(
  values: Input,
  name: string,
): name is FieldPath<Input> {
  return name in values;
}
