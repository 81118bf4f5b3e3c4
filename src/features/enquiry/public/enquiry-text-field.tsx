import TextField from '@mui/material/TextField';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { HintAndCount } from '#src/components/form/hint-and-count.tsx';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import type { MessageInput } from '../message.ts';

type EnquiryTextFieldProps = {
  control: Control<MessageInput, unknown, MessageInput>;
  name: 'name' | 'contact' | 'content' | 'quantity' | 'region' | 'company';
  /** Of `content`, which depends on what the message is about. */
  label?: string;
  /** Helper text while the field is valid. */
  hint?: string;
  autoComplete: string;
  isOptional?: boolean;
  /** The maximum length; a counter is shown near it. */
  max?: number;
  /** Whether the field has several lines. */
  rows?: number;
};

/** A text field with its error below. */
export function EnquiryTextField(props: EnquiryTextFieldProps) {
  const { control, name, label, hint, autoComplete, isOptional, max, rows } = props;
  const { t } = useTranslation('enquiry');
  const { field, fieldState } = useController({ control, name });
  const { ref, ...input } = field;
  const { error } = fieldState;
  const said = error ? fieldMessage(error.message ?? '') : hint;
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={name === 'content' ? label : t(`form.${name}`)}
      fullWidth
      error={error !== undefined}
      helperText={
        max === undefined ? said : <HintAndCount hint={said} typed={input.value} max={max} />
      }
      {...(rows !== undefined && { multiline: true, minRows: rows, maxRows: 10 })}
      slotProps={{ htmlInput: { autoComplete, 'aria-required': !isOptional } }}
    />
  );
}
