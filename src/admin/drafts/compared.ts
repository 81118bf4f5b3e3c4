export const SIDES = ['mine', 'other'] as const;
export type Side = (typeof SIDES)[number];

/** A field of which there are two versions. */
export type Compared = Record<Side, unknown> & {
  name: string;
  /** Null where nobody knows. */
  newer: Side | null;
};
