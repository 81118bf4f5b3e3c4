import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { type Control, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import type { MessageInput } from '../message.ts';

type ConsentFieldProps = { control: Control<MessageInput, unknown, MessageInput> };

/** Consent to the use of the message, with a link to the privacy notice. */
export function ConsentField({ control }: ConsentFieldProps) {
  const { t } = useTranslation('enquiry');
  const { field, fieldState } = useController({ control, name: 'consent' });
  const { ref, value, ...input } = field;
  const { error } = fieldState;
  const id = useId();
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        sx={{ alignItems: 'flex-start', marginInlineEnd: 0 }}
        control={
          <Checkbox
            {...input}
            checked={value}
            sx={{ mt: '-9px' }}
            slotProps={{
              input: {
                ref,
                'aria-required': true,
                'aria-invalid': error !== undefined,
                ...(error && { 'aria-describedby': id }),
              },
            }}
          />
        }
        label={t('form.consent')}
        slotProps={{ typography: { variant: 'body2', component: 'span' } }}
      />
      <Link
        // In a new tab, so that the form stays open.
        href="/privacy"
        target="_blank"
        rel="noopener"
        variant="body2"
        color="brand.text"
        sx={{ alignSelf: 'flex-start', marginInlineStart: 4, ...touch }}
      >
        {t('form.notice')}
      </Link>
      {error && (
        <FormHelperText id={id} sx={{ mx: 0 }}>
          {fieldMessage(error.message ?? '')}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const touch = { '@media (pointer: coarse)': { py: 1.5 } };
