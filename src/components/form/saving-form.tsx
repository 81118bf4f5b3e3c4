import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ComponentType, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { FormFieldsProvider } from './form-fields.tsx';
import { FormUploadsProvider } from './form-uploads.tsx';
import { SavingFormBody } from './saving-form-body.tsx';

/** What a form that fills a page is made of. */
export type SavingFormProps<Input extends FieldValues> = {
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The fields; they find the form with `useFormContext`. */
  fields: ComponentType;
  /** What is typed, as its readers will see it. */
  preview?: (values: Input) => ReactNode;
  /** What the form starts with. The same object for as long as the form stands. */
  values: Input;
  /** Sends what was typed. Rejects where the server refuses. */
  save: (input: Input) => Promise<unknown>;
  /** Said when that worked. */
  savedMessage: string;
  /** Where one goes who saved or cancelled. */
  backTo: string;
  /** Where "save and new" goes on. */
  onNew: () => void;
  /** Where a new form starts with the values of this one. */
  copyPath?: string;
  /** Puts the focus into the first field at the start. */
  focusFirst?: boolean;
  /** More below the fields. */
  children?: ReactNode;
};

/**
 * A form that fills a page (B2, B3): checks, sends once, puts the server's complaints beside their
 * fields, keeps everything typed where saving fails, and asks before it is left unsaved (B8).
 */
export function SavingForm<Input extends FieldValues>(props: SavingFormProps<Input>) {
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(props.schema),
    values: props.values,
    mode: 'onTouched',
  });
  return (
    <FormProvider {...form}>
      <FormFieldsProvider>
        <FormUploadsProvider>
          <SavingFormBody {...props} />
        </FormUploadsProvider>
      </FormFieldsProvider>
    </FormProvider>
  );
}
