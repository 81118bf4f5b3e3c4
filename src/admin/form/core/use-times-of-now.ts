import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { clockSetting, onClockSet } from '#src/lib/time/clock.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { isFieldOf, setFirstValue } from './set-fields.ts';

/**
 * Times that a form was opened with as "now" follow the clock where it is corrected afterwards, as by the first
 * answer after a reload. They stay unchanged fields: `values` has the new times too.
 */
export function useTimesOfNow<Input extends FieldValues>(
  form: UseFormReturn<Input, unknown, Input>,
  values: Input,
  makeValues: () => Input,
): void {
  /** The clock that the times are of. */
  const clock = useRef(clockSetting());
  useEffect(() => {
    const follow = () => {
      const { offset } = clock.current;
      clock.current = clockSetting();
      const shift = clock.current.offset - offset;
      if (shift === 0) return;
      for (const [name, now] of Object.entries(makeValues())) {
        // A first value that is made anew differs only where it is the current time.
        if (!isFieldOf(values, name) || isSame(now, values[name])) continue;
        if (form.getValues(name) !== values[name]) continue;
        const time = new Date(Date.parse(values[name]) + shift).toISOString();
        setFirstValue(form, values, name, time);
      }
    };
    // The clock may have been corrected since the form's values were made.
    follow();
    return onClockSet(follow);
  }, [form, values, makeValues]);
}
