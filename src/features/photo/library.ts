export const PHOTOS = '/backstage/column/photo-management';
export const UPLOAD = `${PHOTOS}/upload`;
export const LIBRARY = `${PHOTOS}/download`;
export const ALT = `${PHOTOS}/alt`;

/** The library's default `sort`. */
export const NEWEST_FIRST = '-createTime';
