import * as v from 'valibot';

/** Fallback until the page is left, where storage refuses. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

/** Stored text; null where there is none or storage is blocked. */
export function storedText(key: string): string | null {
  const text = inMemory.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Parses stored JSON; the fallback where it is missing, invalid or does not fit. */
export function parseStored<T>(
  text: string | null,
  schema: v.GenericSchema<unknown, T>,
  fallback: T,
): T {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? 'null'));
    return result.success ? result.output : fallback;
  } catch {
    return fallback;
  }
}

/** Stores a value; where storage refuses, in memory. */
export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    inMemory.delete(key);
  } catch {
    inMemory.set(key, text);
  }
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` on every change in any tab.
 * @returns the unsubscribe function
 */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
