import type { FieldValues } from 'react-hook-form';
import { FieldText } from './field-text.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

/** A whole number. Other text is kept as typed, for the validation to report it. */
export function NumberInput<Input extends FieldValues>(props: FieldProps<Input>) {
  const state = useField(props);
  return (
    <FieldText
      state={state}
      label={props.label}
      hint={props.hint}
      onChange={({ target }) => {
        const digits = target.value.trim();
        state.field.onChange(/^-?\d+$/.test(digits) ? Number(digits) : target.value);
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
