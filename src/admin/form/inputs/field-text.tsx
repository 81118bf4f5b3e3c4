import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FieldFrame } from './field-frame.tsx';
import type { FieldState } from './use-field.ts';

type FieldTextProps<Input extends FieldValues> = Omit<TextFieldProps, 'label'> & {
  state: FieldState<Input>;
  label: string;
  /** Shown while the field is valid. */
  hint?: string | undefined;
  writing?: ReactNode;
};

/** MUI's TextField, bound to a form field. */
export function FieldText<Input extends FieldValues>(props: FieldTextProps<Input>) {
  const { state, label, hint, writing, ...more } = props;
  const { ref, ...input } = state.field;
  return (
    <FieldFrame name={state.field.name} label={label} revert={state.revert} writing={writing}>
      <TextField
        {...input}
        inputRef={ref}
        label={label}
        error={state.error !== undefined}
        helperText={state.error ?? hint}
        fullWidth
        {...more}
      />
    </FieldFrame>
  );
}
