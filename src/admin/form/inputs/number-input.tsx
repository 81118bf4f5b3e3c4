import type { FieldValues } from 'react-hook-form';
import { FieldText } from './field-text.tsx';
import { numberEvents } from '#src/components/form/number-events.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A whole number. Other text is kept as typed, for the validation to report it. */
export function NumberInput<Input extends FieldValues>(
  props: FieldProps<Input, 'integer' | 'optionalInteger' | 'order'>,
) {
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
