import { idInHash } from '#src/lib/links/id-in-hash.ts';

const MARK = 'field-';

/** The hash of a form's URL that moves the focus to a field. */
export function fieldHash(field: string): string {
  return `#${MARK}${encodeURIComponent(field)}`;
}

/** The field that a hash names; undefined for none. */
export function fieldIn(hash: string): string | undefined {
  const id = idInHash(hash);
  return id.startsWith(MARK) ? id.slice(MARK.length) : undefined;
}
