import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { isComposing } from '#src/lib/browser/is-composing.ts';

export type AuthFieldProps<Input extends FieldValues> = Pick<TextFieldProps, 'slotProps'> & {
  control: Control<Input>;
  name: FieldPath<Input>;
  label: string;
  autoComplete: string;
  /** Helper text while the field is valid. */
  hint?: string | undefined;
  /** Required fields have no mark: in these short forms the optional ones have a label instead. */
  isRequired?: boolean;
  type?: 'text' | 'email' | 'password';
};

/** Text field with its error below; no autocorrection or capitalisation. */
export function AuthTextField<Input extends FieldValues>(props: AuthFieldProps<Input>) {
  const { control, name, label, autoComplete, hint, isRequired, type, slotProps } = props;
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  const { error } = fieldState;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={label}
      type={type ?? 'text'}
      error={error !== undefined}
      helperText={error ? fieldMessage(error.message ?? '') : hint}
      fullWidth
      slotProps={{
        ...slotProps,
        htmlInput: {
          autoComplete,
          autoCapitalize: 'none',
          spellCheck: false,
          onKeyDown: preventSubmitWhileComposing,
          'aria-required': isRequired ?? false,
        },
      }}
    />
  );
}

/** Prevents submitting with the Enter that confirms an input method's candidate. */
function preventSubmitWhileComposing(event: KeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault();
}
