import { valibotResolver } from '@hookform/resolvers/valibot';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { FormFieldsProvider } from './form-fields.tsx';
import { FormUploadsProvider } from './form-uploads.tsx';
import { SavingFormBody } from './saving-form-body.tsx';
import type { SavingFormProps } from './saving-form-props.ts';

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
