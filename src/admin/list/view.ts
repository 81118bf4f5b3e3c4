/** A saved state of a list: its name, the state as a query string, whether the list opens with it. */
export type View = { name: string; search: string; isDefault: boolean };
