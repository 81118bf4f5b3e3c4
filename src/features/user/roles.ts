/** The roles this product knows; a server may have others, which are shown as they are called. */
export const ROLES = ['admin', 'editor'] as const;

/** Manages everything, users included. */
export const ADMIN = 'admin';

/** What a new account may do where nothing else is chosen. */
export const LEAST_ROLE = 'editor';
