import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ComponentType, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { FormFieldsProvider } from '#src/components/form/form-fields.tsx';
import { FormUploadsProvider } from '#src/components/form/form-uploads.tsx';
import { RecordFormBody } from './record-form-body.tsx';

/** What a content type's new and edit page hand to the form. */
export type RecordFormProps<Input extends FieldValues> = {
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The list to go back to. */
  listPath: string;
  /** The fields; they find the form with `useFormContext`. */
  fields: ComponentType;
  /** The public page's own component with what is typed. */
  preview?: (values: Input) => ReactNode;
};

/** That, and what new and edit do differently. */
export type SavedFormProps<Input extends FieldValues> = RecordFormProps<Input> & {
  /** What the form starts with. The same object for as long as the form stands. */
  values: Input;
  /** Sends what was typed. Rejects where the server refuses. */
  save: (input: Input) => Promise<unknown>;
  /** Said when that worked. */
  savedMessage: string;
  /** Where "save and new" goes on. */
  onNew: () => void;
  /** Where a new form starts with what this record holds. */
  copyPath?: string;
  /** Puts the focus into the first field at the start. */
  focusFirst?: boolean;
  children?: ReactNode;
};

/**
 * The one form of all content types (B2, B3): checks, sends once, puts the server's complaints
 * beside their fields, keeps everything typed where saving fails, asks before it is left unsaved,
 * and goes back to the list where it was left.
 */
export function RecordForm<Input extends FieldValues>(props: SavedFormProps<Input>) {
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(props.schema),
    values: props.values,
    mode: 'onTouched',
  });
  return (
    <FormProvider {...form}>
      <FormFieldsProvider>
        <FormUploadsProvider>
          <RecordFormBody {...props} />
        </FormUploadsProvider>
      </FormFieldsProvider>
    </FormProvider>
  );
}
