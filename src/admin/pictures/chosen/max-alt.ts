/** In characters; screen readers read an alternative text without a pause. */
export const MAX_ALT = 200;
