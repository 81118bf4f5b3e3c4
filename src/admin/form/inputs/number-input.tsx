import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldText } from './field-text.tsx';
import { numberEvents } from '#src/components/form/number-events.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A whole number. Other text is kept as typed, for the validation to report it. */
export function NumberInput<Input extends FieldValues>(props: FieldProps<Input, 'integer'>) {
  const state = useField(props);
  return (
    <FieldText
      state={state}
      label={props.label}
      hint={props.hint}
      {...numberEvents((typed) =>
        state.field.onChange(/^-?\d+$/.test(typed) ? Number(typed) : typed),
      )}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}

type SortInputProps<Input extends FieldValues> = Pick<
  FieldProps<Input, 'order'>,
  'kind' | 'control' | 'name' | 'hint'
>;

/** The record's sort number, for lists whose rows are not dragged: smaller ones come first. */
export function SortInput<Input extends FieldValues>(props: SortInputProps<Input>) {
  const { control, name, hint } = props;
  const { t } = useTranslation('crud');
  return (
    <NumberInput
      control={control}
      name={name}
      label={t('field.sort')}
      hint={hint ?? t('sort.hint')}
    />
  );
}
