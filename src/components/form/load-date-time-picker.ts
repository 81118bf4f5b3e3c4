import { useSyncExternalStore } from 'react';
import type { ReactNode, Ref } from 'react';

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

type Picker = (props: DateTimePickerProps) => ReactNode;

const listeners = new Set<() => void>();
const state: { picker: Picker | undefined } = { picker: undefined };

/**
 * Fetches the picker, 45 kB that a form does without until somebody is about to set a date.
 * @returns whether it is there now
 */
export async function loadDateTimePicker(): Promise<boolean> {
  if (state.picker) return true;
  try {
    const { renderDateTimePicker } = await import('./date-time-picker.tsx');
    state.picker = renderDateTimePicker;
  } catch {
    // Asked for again with the next key or touch.
  }
  for (const listener of listeners) listener();
  return state.picker !== undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What renders the picker, once it has been fetched. */
export function useDateTimePicker(): Picker | undefined {
  return useSyncExternalStore(subscribe, () => state.picker);
}
