import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { FieldValues } from 'react-hook-form';
import type { Id } from '#src/api/fields.ts';
import { useField } from '../use-field.ts';
import type { FieldProps } from '../use-field.ts';

type SelectInputProps<Input extends FieldValues> = FieldProps<Input> & {
  options: { value: Id; label: string; disabled?: boolean }[];
  /** The choice of nothing at all, where that is one. */
  none?: string;
  required?: boolean;
};

/** One of several; null where nothing is chosen. The value keeps its type, number or string. */
export function SelectInput<Input extends FieldValues>(props: SelectInputProps<Input>) {
  const { label, hint, options, none, required = false } = props;
  const { field, error } = useField(props);
  const { ref, value, onChange, ...input } = field;
  const chosen = options.find((option) => String(option.value) === String(value));
  return (
    <TextField
      {...input}
      select
      inputRef={ref}
      label={label}
      required={required}
      value={chosen ? String(chosen.value) : ''}
      error={error !== undefined}
      helperText={error ?? hint}
      fullWidth
      onChange={({ target }) =>
        onChange(options.find((option) => String(option.value) === target.value)?.value ?? null)
      }
      slotProps={
        none === undefined ? {} : { select: { displayEmpty: true }, inputLabel: { shrink: true } }
      }
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {options.map((option) => (
        <MenuItem
          key={option.value}
          value={String(option.value)}
          disabled={option.disabled ?? false}
        >
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
