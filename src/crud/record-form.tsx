import type { FieldValues } from 'react-hook-form';
import { SavingForm } from '#src/components/form/saving-form.tsx';
import type { SavingFormProps } from '#src/components/form/saving-form-props.ts';
import { useListPath } from './use-list-path.ts';

type ListPath = {
  /** The list to go back to. */
  listPath: string;
};

/** What a content type's page hands to the form. */
export type RecordFormProps<Input extends FieldValues> = ListPath &
  Pick<SavingFormProps<Input>, 'schema' | 'fields' | 'preview'>;

/** The one form of all content types: goes back to the list as it was left (B7). */
export function RecordForm<Input extends FieldValues>(
  props: Omit<SavingFormProps<Input>, 'backTo'> & ListPath,
) {
  const { listPath, ...form } = props;
  const backTo = useListPath(listPath);
  return <SavingForm {...form} backTo={backTo} />;
}
