import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';

/** Texts that storage refused or must not have, by key, until the page is left. */
const inMemory = /* @__PURE__ */ createStore<Record<string, string | undefined>>(() => ({}));

/** Stored text; null where there is none or storage is blocked. */
export function storedText(key: string): string | null {
  const text = inMemory.getState()[key];
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
    inMemory.setState({ [key]: undefined });
  } catch {
    inMemory.setState({ [key]: text });
  }
}

/** Stores a value until the page is left. */
export function storeInMemory(key: string, value: unknown): void {
  inMemory.setState({ [key]: JSON.stringify(value) });
}

/**
 * Calls `listener` on every change in any tab.
 * @returns the unsubscribe function
 */
export function onStored(listener: () => void): () => void {
  const stop = inMemory.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}
