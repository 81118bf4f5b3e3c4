import { useMemo, useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import {
  onStored,
  parseStored,
  store,
  storedText,
  storeInMemory,
} from '#src/lib/browser/stored.ts';
import { personOf } from './person.ts';
import { session } from './session-store.ts';

/**
 * A value that this browser stores for the person whose page is shown: one of this kind, or one for each
 * subject. Where the token names nobody it lasts until the page is left, because a token must not be stored.
 */
export function storedForPerson<T>(kind: string, schema: v.GenericSchema<unknown, T>, fallback: T) {
  const keyOf = (subject?: string): string => {
    const user = session.getPageUser();
    const person = personOf(user) ?? user?.accessToken ?? '';
    return [kind, person, ...(subject === undefined ? [] : [subject])].join(' ');
  };
  const parse = (text: string | null) => parseStored(text, schema, fallback);
  return {
    /** Reads the value; the fallback where nothing is stored or it does not fit the schema. */
    read: (subject?: string): T => parse(storedText(keyOf(subject))),
    write: (value: T, subject?: string): void => {
      const isNamed = personOf(session.getPageUser()) !== null;
      (isNamed ? store : storeInMemory)(keyOf(subject), value);
    },
    /** The stored value, which follows changes in other tabs and of the person. */
    useStored: (subject?: string): T => {
      const text = useSyncExternalStore(subscribe, () => storedText(keyOf(subject)));
      return useMemo(() => parse(text), [text]);
    },
  };
}

function subscribe(listener: () => void): () => void {
  const stops = [onStored(listener), session.subscribe(listener)];
  return () => stops.forEach((stop) => stop());
}
