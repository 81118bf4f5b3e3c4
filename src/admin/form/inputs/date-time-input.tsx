import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import dayjs from 'dayjs';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { currentTime } from '#src/lib/time/clock.ts';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DateEntry } from '#src/components/date/date-entry.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useDateField } from './use-date-field.ts';
import type { FieldProps } from './use-field.ts';

/** The hour at which people usually publish: of the offered times. */
const MORNING = 8;

/** Monday, as `Dayjs.day` counts. */
const MONDAY = 1;

/** A time as ISO 8601, '' for none; MUI limits it to 1900 to 2099. */
export function DateTimeInput<Input extends FieldValues>(
  props: FieldProps<Input, 'begin' | 'end'>,
) {
  const { dateFormats } = useLanguage();
  const { t } = useTranslation('crud');
  const isOpen = useRef(false);
  const format = `${dateFormats.day} HH:mm`;
  const { pickerProps, revert } = useDateField(props, {
    write: (date) => date.toISOString(),
    show: (iso) => formatDateTime(String(iso)),
  });
  const { value, onChange } = pickerProps;
  /** An hour that is chosen is meant as a full hour. */
  const change: typeof onChange = (date, context) => {
    const hasNewHour = isOpen.current && value && date && date.hour() !== value.hour();
    onChange(hasNewHour ? date.minute(0) : date, context);
  };
  const offered = () => {
    const tomorrow = dayjs(currentTime()).add(1, 'day').startOf('day').hour(MORNING);
    const monday = tomorrow.add((MONDAY + 7 - tomorrow.day()) % 7, 'day');
    return [
      { id: 'tomorrow', label: t('form.tomorrowMorning'), getValue: () => tomorrow },
      { id: 'monday', label: t('form.mondayMorning'), getValue: () => monday },
    ];
  };
  return (
    <FieldFrame name={props.name} label={props.label} revert={revert}>
      <DateEntry format={format}>
        <DateTimePicker
          {...pickerProps}
          onChange={change}
          onOpen={() => {
            isOpen.current = true;
          }}
          onClose={() => {
            isOpen.current = false;
          }}
          // Without a date the clock begins with a full hour too.
          referenceDate={dayjs(currentTime()).startOf('hour')}
          slotProps={{
            ...pickerProps.slotProps,
            shortcuts: { items: offered() },
            popper: POPPER,
            toolbar: { toolbarFormat: dateFormats.day },
          }}
          format={format}
          ampm={false}
        />
      </DateEntry>
    </FieldFrame>
  );
}

/** The page's header stays in sight, in px: it is 72 high. */
const POPPER = {
  modifiers: [
    { name: 'flip', options: { padding: { top: 80 } } },
    { name: 'preventOverflow', options: { altAxis: true, padding: { top: 80 } } },
  ],
};
