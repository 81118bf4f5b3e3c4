import { DateTimePicker as MuiDateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { SPLIT_DATE } from '#src/i18n/format-date-time.ts';
import { DateTexts } from './date-texts.tsx';
import type { DateTimePickerProps } from './late-date-time-picker.ts';

/** The field and calendar of a point in time between 1900 and 2099 (I6). */
export function DateTimePicker(props: DateTimePickerProps) {
  const { state, label, hint, isInside, isOpenAtFirst } = props;
  const { ref, value, onChange, onBlur, name, disabled = false } = state.field;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  // The picker forgets what is half typed when it gets another object for the same date.
  const date = useMemo(() => (value === '' ? null : dayjs(String(value))), [value]);
  return (
    <DateTexts>
      <MuiDateTimePicker
        label={label}
        name={name}
        disabled={disabled}
        inputRef={ref}
        // The person is in this very field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={isInside}
        open={isOpen}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
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
            error: state.error !== undefined,
            helperText: state.error ?? hint,
          },
          field: { clearable: true },
        }}
      />
    </DateTexts>
  );
}

function toIso(date: dayjs.Dayjs | null): string {
  if (date === null) return '';
  return date.isValid() ? date.toISOString() : 'Invalid date';
}
