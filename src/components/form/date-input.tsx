import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import dayjs from 'dayjs';
import type { FieldValues } from 'react-hook-form';
import { SPLIT_DATE } from '#src/i18n/format-date-time.ts';
import type { DatePrecision } from '#src/lib/calendar-date.ts';
import { dateStyles } from './date-styles.ts';
import { DateTexts } from './date-texts.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';
import { useTypedDate } from './use-typed-date.ts';

type DateInputProps<Input extends FieldValues> = FieldProps<Input> & {
  precision?: DatePrecision;
  required?: boolean;
};

const FORMS = {
  year: { views: ['year'], format: 'YYYY', stored: 'YYYY' },
  month: { views: ['year', 'month'], format: 'MM/YYYY', stored: 'YYYY-MM' },
  day: { views: ['year', 'month', 'day'], format: SPLIT_DATE, stored: 'YYYY-MM-DD' },
} as const;

/** A date between 1900 and 2099 (I6) as YYYY, YYYY-MM or YYYY-MM-DD; '' for none. */
export function DateInput<Input extends FieldValues>(props: DateInputProps<Input>) {
  const { label, hint, precision = 'day', required = false } = props;
  const { field, error, revert } = useField(props);
  const { views, format, stored } = FORMS[precision];
  const typed = useTypedDate(field, toDayjs, (date) => date.format(stored));
  return (
    <DateTexts>
      <FieldFrame label={label} revert={revert}>
        <DatePicker
          label={label}
          name={field.name}
          disabled={field.disabled ?? false}
          inputRef={typed.inputRef}
          views={[...views]}
          openTo={precision}
          format={format}
          minDate={dayjs('1900-01-01')}
          maxDate={dayjs('2099-12-31')}
          value={typed.date}
          onChange={typed.onChange}
          slotProps={{
            textField: {
              fullWidth: true,
              required,
              onBlur: typed.onBlur,
              onKeyUp: typed.onKeyUp,
              error: error !== undefined,
              helperText: error ?? hint,
            },
            field: { clearable: true, onClear: typed.onClear },
            layout: { sx: dateStyles },
          }}
        />
      </FieldFrame>
    </DateTexts>
  );
}

/** dayjs alone would take the year 0020, as it stands while 2018 is typed, for 1920. */
function toDayjs(value: string): dayjs.Dayjs {
  return dayjs(new Date(`${`${value}-01-01`.slice(0, 10)}T00:00`));
}
