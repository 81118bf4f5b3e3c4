/** A record's id: opaque, kept as it came. */
export type Id = string | number;
