import type * as v from 'valibot';
import { parseStored, store, storedText, storeInMemory } from '#src/lib/browser/stored.ts';
import { personOf } from './person.ts';
import { session } from './session-store.ts';

/**
 * What this browser keeps for the signed-in person: one value of this kind, or one for each subject. Where the
 * token names nobody it lasts until the page is left, because a token must not be stored.
 */
export function keptForPerson<T>(kind: string, schema: v.GenericSchema<unknown, T>, fallback: T) {
  const keyOf = (subject?: string): string => {
    const { user } = session.getState();
    const person = personOf(user) ?? user?.accessToken ?? '';
    return [kind, person, ...(subject === undefined ? [] : [subject])].join(' ');
  };
  /** The stored text, by which a change is noticed. */
  const text = (subject?: string) => storedText(keyOf(subject));
  const parse = (stored: string | null) => parseStored(stored, schema, fallback);
  return {
    text,
    parse,
    /** The fallback where nothing is kept or it does not fit the schema. */
    read: (subject?: string): T => parse(text(subject)),
    keep: (value: T, subject?: string): void => {
      const isNamed = personOf(session.getState().user) !== null;
      (isNamed ? store : storeInMemory)(keyOf(subject), value);
    },
  };
}
