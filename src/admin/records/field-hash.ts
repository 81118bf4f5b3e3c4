import { idInHash } from '#src/lib/links/id-in-hash.ts';

const MARK = 'field-';

/** The hash of a form's address that gives a field the focus. */
export function fieldHash(field: string): string {
  return `#${MARK}${encodeURIComponent(field)}`;
}

/** The field that a hash names; undefined for none. */
export function fieldIn(hash: string): string | undefined {
  const id = idInHash(hash);
  return id.startsWith(MARK) ? id.slice(MARK.length) : undefined;
}
