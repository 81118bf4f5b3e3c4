import type { Ref } from 'react';
import { createLatePart } from '../late-part.ts';

/** A date's field in its form, as the picker and what stands in for it take it. */
export type DateField = {
  field: {
    ref: Ref<HTMLInputElement>;
    name: string;
    value: unknown;
    onChange: (iso: string) => void;
    onBlur: () => void;
    disabled?: boolean | undefined;
  };
  error: string | undefined;
};

export type DateTimePickerProps = {
  state: DateField;
  label: string;
  hint: string | undefined;
  /** Somebody was in the field already when the picker came. */
  isInside: boolean;
  /** Somebody asked for the calendar already. */
  isOpenAtFirst: boolean;
};

/** 45 kB that a form does without until somebody is about to set a date. */
export const lateDateTimePicker = createLatePart(() => import('./date-time-picker.tsx'));
