import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { FieldValues } from 'react-hook-form';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import type { DatePrecision } from '#src/lib/time/calendar-date.ts';
import { DateEntry } from '#src/components/date/date-entry.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useDateField } from './use-date-field.ts';
import type { FieldProps } from './use-field.ts';

type DateInputProps<Input extends FieldValues> = FieldProps<Input, 'day'> & {
  precision?: DatePrecision;
  required?: boolean;
};

const FORMS = {
  year: { views: ['year'], stored: 'YYYY' },
  month: { views: ['year', 'month'], stored: 'YYYY-MM' },
  day: { views: ['year', 'month', 'day'], stored: 'YYYY-MM-DD' },
} as const;

/** A date as YYYY, YYYY-MM or YYYY-MM-DD, '' for none; MUI limits it to 1900 to 2099. */
export function DateInput<Input extends FieldValues>(props: DateInputProps<Input>) {
  const { label, precision = 'day', required = false } = props;
  const { dateFormats } = useLanguage();
  const { views, stored } = FORMS[precision];
  const format = dateFormats[precision];
  const { pickerProps, revert } = useDateField(props, {
    write: (date) => date.format(stored),
    show: (date) => formatDay(String(date)),
    required,
  });
  return (
    <FieldFrame name={props.name} label={label} revert={revert}>
      <DateEntry format={format}>
        <DatePicker
          {...pickerProps}
          slotProps={{
            ...pickerProps.slotProps,
            toolbar: { toolbarFormat: format },
          }}
          views={[...views]}
          openTo={precision}
          format={format}
        />
      </DateEntry>
    </FieldFrame>
  );
}
