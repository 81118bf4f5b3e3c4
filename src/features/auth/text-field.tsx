import TextField from '@mui/material/TextField';
import type { TextFieldProps } from '@mui/material/TextField';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { leaveComposing } from './leave-composing.ts';

/** What every field of these forms takes. */
export type AuthFieldProps<Input extends FieldValues> = Pick<TextFieldProps, 'slotProps'> & {
  control: Control<Input>;
  name: FieldPath<Input>;
  label: string;
  autoComplete: string;
  /** Said under the field while nothing is wrong. */
  hint?: string | undefined;
  /** Not marked: on these short forms the few optional fields say so. */
  isRequired?: boolean;
  type?: 'text' | 'email' | 'password';
};

/** A line of text with its complaint beneath. Nothing is corrected or capitalised for the person. */
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
          onKeyDown: leaveComposing,
          'aria-required': isRequired ?? false,
        },
      }}
    />
  );
}
