import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import type { FieldValues } from 'react-hook-form';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { DateEntry } from '#src/components/date/date-entry.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useDateField } from './use-date-field.ts';
import type { FieldProps } from './use-field.ts';

/** A time as ISO 8601, '' for none; MUI limits it to 1900 to 2099. */
export function DateTimeInput<Input extends FieldValues>(
  props: FieldProps<Input, 'moment' | 'end'>,
) {
  const { dateFormats } = useLanguage();
  const format = `${dateFormats.day} HH:mm`;
  const { pickerProps, revert } = useDateField(props, {
    write: (date) => date.toISOString(),
    show: (iso) => formatDateTime(String(iso)),
  });
  return (
    <FieldFrame label={props.label} revert={revert}>
      <DateEntry format={format}>
        <DateTimePicker
          {...pickerProps}
          slotProps={{
            ...pickerProps.slotProps,
            toolbar: { toolbarFormat: dateFormats.day },
          }}
          format={format}
          ampm={false}
        />
      </DateEntry>
    </FieldFrame>
  );
}
