import useForkRef from '@mui/utils/useForkRef';
import dayjs from 'dayjs';
import { useRef, useState } from 'react';
import type { DateField } from './late-date-time-picker.ts';

/** What a form holds while a date is not whole: none, so that it says so when it is checked. */
const NO_DATE = 'Invalid date';

type Given = { value: string; date: dayjs.Dayjs | null };

/**
 * Between a form, which holds texts, and a date picker: it keeps to itself what is half typed, or left
 * of a date when a part of it is cleared, and calls that null, as if there were no date at all.
 * @param read makes a date of the form's text
 * @param write makes the form's text of a date
 */
export function useTypedDate(
  field: DateField['field'],
  read: (text: string) => dayjs.Dayjs,
  write: (date: dayjs.Dayjs) => string,
) {
  const value = String(field.value);
  const [given, setGiven] = useState<Given>(() => toGiven(value, read));
  // What the picker told comes back as it is: it would take another object for a change from outside.
  const [told, setTold] = useState<Given>();
  if (value !== given.value) setGiven(told?.value === value ? told : next(given, value, read));
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useForkRef(field.ref, input);

  /** The picker's input, which nobody sees, has a text as soon as one part of the date is there. */
  const look = () => {
    if (value !== '' && value !== NO_DATE) return;
    const seen = input.current?.value === '' ? '' : NO_DATE;
    if (seen === value) return;
    setTold(undefined);
    field.onChange(seen);
  };
  const tell = (date: dayjs.Dayjs | null) => {
    const text = date === null ? '' : date.isValid() ? write(date) : NO_DATE;
    const now = { value: text, date };
    setTold(now);
    if (text === value) setGiven(now);
    field.onChange(text);
  };
  return {
    inputRef,
    date: given.date,
    onChange: tell,
    onClear: () => field.onChange(''),
    onKeyUp: look,
    onBlur: () => {
      look();
      field.onBlur();
    },
  };
}

function toGiven(value: string, read: (text: string) => dayjs.Dayjs): Given {
  return { value, date: value === '' || value === NO_DATE ? null : read(value) };
}

/** The picker forgets what is half typed when it gets something else: not before that is taken back. */
function next({ value: before, date }: Given, value: string, read: (text: string) => dayjs.Dayjs) {
  if (value === NO_DATE && !date?.isValid()) return { value, date };
  const isTakenBack = before === NO_DATE && value === '' && date === null;
  return isTakenBack ? { value, date: dayjs(NO_DATE) } : toGiven(value, read);
}
