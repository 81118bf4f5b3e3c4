/** How lists of photos begin: the newest first, as `sort` in an address. */
export const NEWEST_FIRST = '-createTime';
