import type { FieldValues, UseFormSetValue } from 'react-hook-form';
import type { Fields } from '#src/admin/drafts/draft.ts';

/** Sets fields of a form from a draft or a version, as if they were typed. */
export function setFields(
  setValue: UseFormSetValue<FieldValues>,
  names: readonly string[],
  values: Fields,
): void {
  // Set twice: a change may reset another field (a menu item's parent).
  for (const name of [...names, ...names]) setValue(name, values[name], { shouldDirty: true });
}
