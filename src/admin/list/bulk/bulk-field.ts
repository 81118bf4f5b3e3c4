import type { ReactNode } from 'react';
import type { Id } from '#src/lib/records/id.ts';

type PickerProps = {
  label: string;
  value: Id | null;
  onChange: (value: Id | null) => void;
  /** Says that a value has to be chosen. */
  error: string | undefined;
};

/** A field that can be set for many records at once. */
export type BulkField = {
  /** The record's field. */
  name: string;
  label: string;
} & (
  | { kind: 'flag' }
  | { kind: 'choice'; options: { value: Id; label: string }[] }
  | { kind: 'picker'; picker: (props: PickerProps) => ReactNode }
);

/** A value of such a field; null while it is not chosen. */
export type BulkValue = Id | boolean | null;
