import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs from 'dayjs';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formatDateTime, SPLIT_DATE } from '#src/i18n/format-date-time.ts';
import { DateTexts } from './date-texts.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

/** A point in time between 1900 and 2099 (I6), as ISO 8601; '' for none. */
export function DateTimeInput<Input extends FieldValues>(props: FieldProps<Input>) {
  const { field, error, revert } = useField(props, (iso) => formatDateTime(String(iso)));
  const { ref, value, onChange, onBlur, name, disabled = false } = field;
  // The picker forgets what is half typed when it gets another object for the same date.
  const date = useMemo(() => (value === '' ? null : dayjs(value)), [value]);
  return (
    <DateTexts>
      <FieldFrame label={props.label} revert={revert}>
        <DateTimePicker
          label={props.label}
          name={name}
          disabled={disabled}
          inputRef={ref}
          format={`${SPLIT_DATE} HH:mm`}
          ampm={false}
          minDateTime={dayjs('1900-01-01')}
          maxDateTime={dayjs('2099-12-31').endOf('day')}
          value={date}
          // A date still being typed is no date: the form says so when it is checked.
          onChange={(next) => onChange(toIso(next))}
          slotProps={{
            textField: {
              fullWidth: true,
              onBlur,
              error: error !== undefined,
              helperText: error ?? props.hint,
            },
            field: { clearable: true },
          }}
        />
      </FieldFrame>
    </DateTexts>
  );
}

function toIso(date: dayjs.Dayjs | null): string {
  if (date === null) return '';
  return date.isValid() ? date.toISOString() : 'Invalid date';
}
