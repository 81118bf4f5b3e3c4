/** The browser's storage failed, is full or closed, or did not answer. */
export class StorageError extends Error {}
