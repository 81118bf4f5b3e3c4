import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

/** A whole number. What is no number stays as typed until the form says so. */
export function NumberInput<Input extends FieldValues>(props: FieldProps<Input>) {
  const { label, hint } = props;
  const { field, error } = useField(props);
  const { ref, onChange, ...input } = field;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      error={error !== undefined}
      helperText={error ?? hint}
      fullWidth
      onChange={({ target }) => {
        const digits = target.value.trim();
        onChange(/^-?\d+$/.test(digits) ? Number(digits) : target.value);
      }}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  );
}
