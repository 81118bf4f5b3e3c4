import { createStore } from 'zustand/vanilla';
import { isNoList } from '#src/lib/errors/api-error.ts';
import type { Call } from './client.ts';

/** The calls for lists that the server was found not to have, since the app was opened. */
export const absentLists = createStore<ReadonlySet<string>>(() => new Set());

/**
 * Reads a list; one that the server does not have is an empty one, and is remembered.
 * @throws ApiError, every other failure
 */
export async function orAbsent<T>(call: Call, read: Promise<T>, empty: T): Promise<T> {
  try {
    const data = await read;
    remember(call, false);
    return data;
  } catch (error) {
    if (!isNoList(error)) throw error;
    remember(call, true);
    return empty;
  }
}

function remember(call: Call, isAbsent: boolean): void {
  const known = absentLists.getState();
  if (known.has(call) === isAbsent) return;
  const others = [...known].filter((one) => one !== call);
  absentLists.setState(new Set(isAbsent ? [...others, call] : others), true);
}
