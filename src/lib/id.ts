/** A record's id: opaque and unchanged. */
export type Id = string | number;
