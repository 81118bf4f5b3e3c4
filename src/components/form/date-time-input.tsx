import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { enUS, zhCN } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import type { FieldValues } from 'react-hook-form';
import { SPLIT_DATE } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useDayjsLocale } from './use-dayjs-locale.ts';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';

const TEXTS = {
  cn: zhCN.components.MuiLocalizationProvider.defaultProps.localeText,
  en: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
};

/** A point in time between 1900 and 2099 (I6), as ISO 8601; '' for none. */
export function DateTimeInput<Input extends FieldValues>(props: FieldProps<Input>) {
  const { language, dayjsLocale } = useLanguage();
  const locale = useDayjsLocale(dayjsLocale);
  const { field, error } = useField(props);
  const { ref, value, onChange, onBlur, name, disabled = false } = field;
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale}
      localeText={TEXTS[language]}
    >
      <DateTimePicker
        label={props.label}
        name={name}
        disabled={disabled}
        inputRef={ref}
        format={`${SPLIT_DATE} HH:mm`}
        ampm={false}
        minDateTime={dayjs('1900-01-01')}
        maxDateTime={dayjs('2099-12-31').endOf('day')}
        value={value === '' ? null : dayjs(value)}
        // A date still being typed is no date: the form says so when it is checked.
        onChange={(date) => onChange(toIso(date))}
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
    </LocalizationProvider>
  );
}

function toIso(date: dayjs.Dayjs | null): string {
  if (date === null) return '';
  return date.isValid() ? date.toISOString() : 'Invalid date';
}
