/** A schema.org thing; undefined properties are omitted. */
export type Thing = { '@type': string; [property: string]: unknown };
