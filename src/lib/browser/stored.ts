import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';

/** A text that storage refused or must not contain, and the older text that storage has instead. */
type Unstored = { text: string; instead: string | null };

/** Unstored texts by key, until the page is closed. */
const inMemory = /* @__PURE__ */ createStore<Record<string, Unstored | undefined>>(() => ({}));

/** Stored text; null where there is none or storage is blocked. */
export function storedText(key: string): string | null {
  const unstored = inMemory.getState()[key];
  const text = textInStorage(key);
  // Another text in storage is another tab's, and newer.
  return unstored?.instead === text ? unstored.text : text;
}

function textInStorage(key: string): string | null {
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
  try {
    localStorage.setItem(key, JSON.stringify(value));
    inMemory.setState({ [key]: undefined });
  } catch {
    storeInMemory(key, value);
  }
}

/** Stores a value until the page is left. */
export function storeInMemory(key: string, value: unknown): void {
  inMemory.setState({ [key]: { text: JSON.stringify(value), instead: textInStorage(key) } });
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
