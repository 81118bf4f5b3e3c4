/** Roles known to this app; a server may have others. */
export const ROLES = ['admin', 'editor'] as const;

export const ADMIN = 'admin';

/** Default role of a new account. */
export const LEAST_ROLE = 'editor';
