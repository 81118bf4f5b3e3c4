import * as v from 'valibot';
import { parseStored, store, storedText } from '#src/lib/browser/stored.ts';
import type { CopyOf } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { Message } from '../message.ts';
import type { EnquirySubject } from './enquiry-subject.ts';
import { WAITING } from './waiting-flag.ts';

// Unsent messages are stored until the server has received them, so that leaving the page, a failure or a lost
// connection loses no text.

type Row = CopyOf<'enquiry'>;

/** Not validated, because it may be incomplete. */
const Values = v.object({
  message: v.object({
    ...Message.entries,
    name: v.string(),
    contact: v.string(),
    content: v.string(),
    quantity: v.string(),
    region: v.string(),
    company: v.string(),
    consent: v.boolean(),
  }),
  /** Text of the message without the list of records. */
  typed: v.string(),
  /** Address of the page that has the form with this message. */
  page: v.string(),
});

/** @property name that of its subject */
export type UnsentMessage = v.InferOutput<typeof Values> & Pick<Row, 'state'> & { name: string };

/** An empty name: no person of the back office has it. */
const keyOf = (name: string) => ({ user: '', type: 'enquiry', record: name });

/** What storage refused, until the page is closed. */
const unstored = new Map<string, UnsentMessage>();

/** Name of the unsent message about this subject. */
export function storedName({ type, id, several }: EnquirySubject): string {
  return several?.storedAs ?? `${type} ${id}`;
}

/** Reads the unsent message with this name; null where there is none. Rejects with a `StorageError`. */
export async function readMessage(name: string): Promise<UnsentMessage | null> {
  const typed = unstored.get(name);
  if (typed) return typed;
  const [found = null] = (await localCopies.ofRecord('enquiry', keyOf(name))).flatMap(parsed);
  // Storage of the page may have refused the flag.
  if (found?.state === 'waiting') flag(name, true);
  return found;
}

/** Reads the messages that wait, oldest first. Rejects with a `StorageError`. */
export async function waitingMessages(): Promise<UnsentMessage[]> {
  const flagged = flaggedNames();
  const rows = await localCopies.ofPerson('enquiry', keyOf('').user);
  const waiting = rows.flatMap(parsed).filter(({ state }) => state === 'waiting');
  // A message may have become too old.
  for (const name of flagged) if (!waiting.some((one) => one.name === name)) flag(name, false);
  return waiting.toReversed();
}

/** Rejects with a `StorageError`; the message is a draft then, until the page is closed. */
export async function storeMessage(unsent: UnsentMessage): Promise<void> {
  const { name } = unsent;
  try {
    await localCopies.write(rowOf(unsent));
  } catch (error) {
    unstored.set(name, { ...unsent, state: 'draft' });
    throw error;
  }
  unstored.delete(name);
  if (unsent.state === 'waiting') flag(name, true);
}

/**
 * Says what became of a message: it was sent (null), refused, or is typed again. One that was changed meanwhile is
 * another message, and stays. Rejects never.
 */
export async function endMessage(
  { name, message }: UnsentMessage,
  state: 'refused' | 'draft' | null,
): Promise<void> {
  const isSame = (now: UnsentMessage | undefined) => now?.message.key === message.key;
  if (isSame(unstored.get(name))) unstored.delete(name);
  await localCopies
    .change('enquiry', name, (row) => {
      if (!isSame(parsed(row)[0])) return row;
      return state === null ? null : { ...row, state };
    })
    .catch(() => {});
  flag(name, false);
}

/** Whether a message waits, as far as localStorage knows. */
export const isMessageWaiting = (name: string): boolean => flaggedNames().includes(name);

const flaggedNames = () => parseStored(storedText(WAITING), v.array(v.string()), []);

/** Called after the store has changed, because other tabs then look into it. */
function flag(name: string, isOn: boolean): void {
  const names = flaggedNames();
  if (names.includes(name) === isOn) return;
  store(WAITING, isOn ? [...names, name] : names.filter((one) => one !== name));
}

function rowOf({ name, state, ...values }: UnsentMessage): Row {
  return { kind: 'enquiry', id: name, ...keyOf(name), at: currentTime(), values, state };
}

function parsed({ id, state, values }: Row): UnsentMessage[] {
  const result = v.safeParse(Values, values);
  return result.success ? [{ ...result.output, name: id, state }] : [];
}
