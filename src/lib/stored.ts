import * as v from 'valibot';

/** What could not be written lasts as long as the page. */
const unwritten = new Map<string, string>();
const listeners = new Set<() => void>();

/** The text that this browser keeps under a key; null where there is none or storage is closed to us. */
export function storedText(key: string): string | null {
  const text = unwritten.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A kept text as what it stands for; the fallback where it is missing, unreadable or does not fit. */
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

/** Keeps a value under a key; where storage refuses, for as long as the page stands. */
export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    unwritten.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when something is kept, here or in another tab. @returns stops that. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
