export const SIDES = ['mine', 'other'] as const;
export type Side = (typeof SIDES)[number];

/** Two versions of one field. */
export type Compared = Record<Side, unknown> & {
  name: string;
  /** Null where it is unknown. */
  newer: Side | null;
};
