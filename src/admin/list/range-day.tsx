import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#src/i18n/use-language.ts';
import { isCalendarDate } from '#src/lib/calendar-date.ts';
import { dateStyles } from '#src/components/date/date-styles.ts';
import type { DateRange } from './date-range.ts';

type RangeDayProps = {
  end: keyof DateRange;
  /** Both ends: each limits the other. */
  range: DateRange;
  /** Called with a day, or '' for none; not with one that is half typed. */
  onChange: (day: string) => void;
};

/** The first or the last day of a range. */
export function RangeDay({ end, range, onChange }: RangeDayProps) {
  const { t } = useTranslation('crud');
  const { dateFormats, calendarTitle } = useLanguage();
  const [problem, setProblem] = useState<DateValidationError>(null);
  // Uncontrolled: the picker keeps what is half typed to itself.
  const [start] = useState(() => toDayjs(range[end]));
  const limit = end === 'from' ? { maxDate: toDayjs(range.to) } : { minDate: toDayjs(range.from) };
  const isReversed =
    (end === 'from' && range.to !== '' && problem === 'maxDate') ||
    (end === 'to' && range.from !== '' && problem === 'minDate');

  return (
    <DatePicker
      label={t(`list.${end}`)}
      format={dateFormats.day}
      defaultValue={start ?? null}
      {...limit}
      onError={setProblem}
      onChange={(date) => {
        const day = date?.format('YYYY-MM-DD') ?? '';
        // A year that is being typed passes through 0002 and 0020.
        if (date === null || isCalendarDate(day)) onChange(day);
      }}
      slotProps={{
        textField: {
          size: 'small',
          fullWidth: true,
          // A space keeps the line's height free.
          helperText: problem ? t(isReversed ? 'list.fromAfterTo' : 'validation.date') : ' ',
        },
        field: { clearable: true },
        calendarHeader: { format: calendarTitle },
        toolbar: { toolbarFormat: dateFormats.day },
        layout: { sx: dateStyles },
      }}
    />
  );
}

function toDayjs(day: string): Dayjs | undefined {
  return day === '' ? undefined : dayjs(day);
}
