/** Something in schema.org's words. What is undefined is left out. */
export type Thing = { '@type': string; [property: string]: unknown };
