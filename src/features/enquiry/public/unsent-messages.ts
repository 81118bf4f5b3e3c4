import * as v from 'valibot';
import { parseStored, store, storedText } from '#src/lib/browser/stored.ts';
import { Message } from '../message.ts';
import type { EnquirySubject } from './enquiry-subject.ts';

// What visitors typed, until the server has it: leaving the page, a failure or a lost connection loses nothing.

const KEY = 'enquiries';
const LIFETIME = 7 * 86_400_000;

const UnsentMessage = v.object({
  /** Not checked yet: it may be half typed. */
  message: v.object({
    ...Message.entries,
    name: v.string(),
    contact: v.string(),
    content: v.string(),
    consent: v.boolean(),
  }),
  /** The message's text without the list of several records. */
  typed: v.string(),
  /** Sent by the visitor while there was no connection. */
  isWaiting: v.boolean(),
  time: v.number(),
});
export type UnsentMessage = v.InferOutput<typeof UnsentMessage>;
const UnsentMessages = v.record(v.string(), UnsentMessage);

/** The messages that are not older than a week, by the names under which they are stored. */
export function unsentMessages(): Record<string, UnsentMessage> {
  const unsent = parseStored(storedText(KEY), UnsentMessages, {});
  const oldest = Date.now() - LIFETIME;
  return Object.fromEntries(Object.entries(unsent).filter(([, { time }]) => time > oldest));
}

/** The name under which a message about this is stored. */
export function storedName({ type, id, several }: EnquirySubject): string {
  return several?.storedAs ?? `${type} ${id}`;
}

export function storeMessage(
  name: string,
  message: Message,
  typed: string,
  isWaiting: boolean,
): void {
  store(KEY, { ...unsentMessages(), [name]: { message, typed, isWaiting, time: Date.now() } });
}

export function removeMessage(name: string): void {
  const unsent = unsentMessages();
  delete unsent[name];
  store(KEY, unsent);
}
