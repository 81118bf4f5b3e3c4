import Box from '@mui/material/Box';
import type { FieldValues } from 'react-hook-form';
import { FieldText } from './field-text.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

type TextInputProps<Input extends FieldValues> = FieldProps<Input> & {
  required?: boolean;
  /** The maximum length, shown with a counter. */
  max?: number;
  /** Makes it multiline with at least this many rows. */
  rows?: number;
  type?: 'text' | 'url' | 'email' | 'tel';
};

export function TextInput<Input extends FieldValues>(props: TextInputProps<Input>) {
  const { label, hint, required = false, max, rows, type = 'text' } = props;
  const state = useField(props);
  const said = state.error ?? hint;
  const count = `${String(state.field.value).length}/${max}`;
  return (
    <FieldText
      state={state}
      label={label}
      type={type}
      required={required}
      helperText={max === undefined ? said : <HintAndCount hint={said} count={count} />}
      multiline={rows !== undefined}
      minRows={rows ?? 1}
      // The form shows its own message for an empty field, not the browser's.
      slotProps={{ htmlInput: { required: false, 'aria-required': required } }}
    />
  );
}

type HintAndCountProps = { hint: string | undefined; count: string };

function HintAndCount({ hint, count }: HintAndCountProps) {
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>{hint}</span> <span>{count}</span>
    </Box>
  );
}
