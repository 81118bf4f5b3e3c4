import { DateTimePicker as MuiDateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs from 'dayjs';
import { useState } from 'react';
import { SPLIT_DATE } from '#src/i18n/format-date-time.ts';
import { dateStyles } from './date-styles.ts';
import { DateTexts } from './date-texts.tsx';
import type { DateTimePickerProps } from './late-date-time-picker.ts';
import { useTypedDate } from './use-typed-date.ts';

/** The field and calendar of a point in time between 1900 and 2099 (I6). */
export function DateTimePicker(props: DateTimePickerProps) {
  const { state, label, hint, isInside, isOpenAtFirst } = props;
  const { name, disabled = false } = state.field;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const typed = useTypedDate(state.field, dayjs, (date) => date.toISOString());
  return (
    <DateTexts>
      <MuiDateTimePicker
        label={label}
        name={name}
        disabled={disabled}
        inputRef={typed.inputRef}
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
        value={typed.date}
        onChange={typed.onChange}
        slotProps={{
          textField: {
            fullWidth: true,
            onBlur: typed.onBlur,
            onKeyUp: typed.onKeyUp,
            error: state.error !== undefined,
            helperText: state.error ?? hint,
          },
          field: { clearable: true, onClear: typed.onClear },
          layout: { sx: dateStyles },
        }}
      />
    </DateTexts>
  );
}
