export const PHOTOS = '/backstage/column/photo-management';
export const UPLOAD = `${PHOTOS}/upload`;
export const LIBRARY = `${PHOTOS}/download`;
export const ALT = `${PHOTOS}/alt`;

/** Value of the library's filter `alt`: photos without alternative text. */
export const NO_ALT = 'none';

/** The library's default `sort`. */
export const NEWEST_FIRST = '-createTime';
