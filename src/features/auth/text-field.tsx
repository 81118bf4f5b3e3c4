import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { fieldMessage } from '#src/i18n/schema-errors.ts';

export type AuthFieldProps<Input extends FieldValues> = Pick<TextFieldProps, 'slotProps'> & {
  control: Control<Input>;
  name: FieldPath<Input>;
  label: string;
  autoComplete: string;
  /** Helper text while the field is valid. */
  hint?: string | undefined;
  /** Not marked: in these short forms the optional fields are labelled instead. */
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

/**
 * `keyCode` of a key handled by an input method; some browsers report it after `isComposing` is
 * false again.
 */
const TAKEN_BY_INPUT_METHOD = 229;

/** Prevents submitting with the Enter that confirms an input method's candidate. */
function preventSubmitWhileComposing(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  const isTaken = isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
  if (event.key === 'Enter' && isTaken) event.preventDefault();
}
