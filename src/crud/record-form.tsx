import type { FieldValues } from 'react-hook-form';
import { KeptForm } from '#src/drafts/kept-form.tsx';
import type { KeptFormProps } from '#src/drafts/kept-form.tsx';
import { useListPath } from './use-list-path.ts';

type ListPath = {
  /** The list to go back to. */
  listPath: string;
};

/** What a content type's page hands to the form. */
export type RecordFormProps<Input extends FieldValues> = ListPath &
  Pick<KeptFormProps<Input>, 'schema' | 'fields' | 'preview'>;

/** The one form of all content types: goes back to the list as it was left (B7). */
export function RecordForm<Input extends FieldValues>(
  props: Omit<KeptFormProps<Input>, 'backTo'> & ListPath,
) {
  const { listPath, ...form } = props;
  const backTo = useListPath(listPath);
  return <KeptForm {...form} backTo={backTo} />;
}
