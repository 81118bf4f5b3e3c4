import type { FieldValues } from 'react-hook-form';
import { SavingForm } from './saving-form.tsx';
import type { SavingFormProps } from './saving-form-props.ts';
import { useAutosave } from './use-autosave.tsx';
import type { KeptOptions } from './use-autosave.tsx';

export type KeptFormProps<Input extends FieldValues> = Omit<SavingFormProps<Input>, 'keeping'> & {
  kept: KeptOptions;
};

/** A form that fills a page, and loses nothing that was typed into it (B8, A12). */
export function KeptForm<Input extends FieldValues>({ kept, ...form }: KeptFormProps<Input>) {
  const { keeping, toKept } = useAutosave(form.values, kept);
  return <SavingForm {...form} save={toKept(form.save)} keeping={keeping} />;
}
