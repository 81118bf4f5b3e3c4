import { useForkRef } from '@mui/material/utils';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { INVALID_DATE } from '#src/lib/time/date-time.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { dateStyles } from '#src/components/date/date-styles.ts';
import type { ShowValue } from '#src/admin/ui/shown-value.tsx';
import { type FieldProps, useField } from './use-field.ts';

type DateFieldOptions = {
  /** Formats a date as the field's value. */
  write: (date: Dayjs) => string;
  show?: ShowValue;
  required?: boolean;
};

/**
 * Binds a date picker to a form field. The value is a text: '' for no date, and 'Invalid date', which
 * every schema rejects, while the date is half typed or out of range.
 */
export function useDateField<Input extends FieldValues>(
  props: FieldProps<Input>,
  { write, show, required = false }: DateFieldOptions,
) {
  const { label } = props;
  const { t } = useTranslation('crud');
  const { calendarTitle } = useLanguage();
  const { field, error, revert } = useField(props, show);
  const value = String(field.value);
  const isUnreadable = value !== '' && value !== INVALID_DATE && read(value) === null;
  const hint = isUnreadable ? t('form.unreadableDate', { value }) : props.hint;
  const [shown, setShown] = useState(() => ({ text: value, date: read(value) }));
  if (value !== shown.text) {
    // Changed from outside: reverted, or a draft restored. The picker clears a half-typed date (null) only
    // for another object.
    const isHalfTyped = value === '' && shown.date === null;
    setShown({ text: value, date: isHalfTyped ? dayjs(INVALID_DATE) : read(value) });
  }
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(field.ref, input);

  const change = (text: string, date: Dayjs | null) => {
    setShown({ text, date });
    field.onChange(text);
  };
  /** The picker does not report a half-typed date, but its hidden input has a text then. */
  const checkHalfTyped = () => {
    if (value !== '' && value !== INVALID_DATE) return;
    const text = input.current?.value === '' ? '' : INVALID_DATE;
    if (text !== value) change(text, shown.date);
  };

  const pickerProps = {
    label,
    name: field.name,
    disabled: field.disabled ?? false,
    inputRef,
    value: shown.date,
    onChange: (date: Dayjs | null, { validationError }: { validationError: unknown }) => {
      const isUsable = validationError === null;
      change(isUsable ? (date === null ? '' : write(date)) : INVALID_DATE, date);
    },
    slotProps: {
      textField: {
        fullWidth: true,
        required,
        onBlur: () => {
          checkHalfTyped();
          field.onBlur();
        },
        onKeyUp: checkHalfTyped,
        error: error !== undefined,
        helperText: error ?? hint,
      },
      field: { clearable: true, onClear: () => change('', null) },
      calendarHeader: { format: calendarTitle },
      layout: { sx: dateStyles },
    },
  };
  return { pickerProps, revert };
}

function read(text: string): Dayjs | null {
  // dayjs reads a date of zeros as a day of 1899.
  return Number.isNaN(Date.parse(text)) ? null : dayjs(text);
}
