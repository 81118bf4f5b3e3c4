import * as v from 'valibot';
import { parseStored, store, storedText } from '#src/lib/browser/stored.ts';
import { Message } from '../message.ts';
import type { EnquirySubject } from './enquiry-subject.ts';

// Unsent messages are stored until the server has received them, so that leaving the page, a failure or a lost
// connection loses no text.

const KEY = 'enquiries';
const LIFETIME = 7 * 86_400_000;

const UnsentMessage = v.object({
  /** Not validated, because it may be incomplete. */
  message: v.object({
    ...Message.entries,
    name: v.string(),
    contact: v.string(),
    content: v.string(),
    quantity: v.optional(v.string(), ''),
    region: v.optional(v.string(), ''),
    company: v.optional(v.string(), ''),
    consent: v.boolean(),
  }),
  /** Text of the message without the list of records. */
  typed: v.string(),
  /** True if the visitor sent it while there was no connection. */
  isWaiting: v.boolean(),
  time: v.number(),
});
export type UnsentMessage = v.InferOutput<typeof UnsentMessage>;
const UnsentMessages = v.record(v.string(), UnsentMessage);

/** Reads the unsent messages of the last week, by their keys. */
export function unsentMessages(): Record<string, UnsentMessage> {
  const unsent = parseStored(storedText(KEY), UnsentMessages, {});
  const oldest = Date.now() - LIFETIME;
  return Object.fromEntries(Object.entries(unsent).filter(([, { time }]) => time > oldest));
}

/** Key of the unsent message about this subject. */
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
