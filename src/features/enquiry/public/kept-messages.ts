import * as v from 'valibot';
import { parseStored, store, storedText } from '#src/lib/browser/stored.ts';
import { Message } from '../message.ts';
import type { EnquirySubject } from './enquiry-subject.ts';

// What visitors typed, until the server has it: leaving the page, a failure or a lost connection loses nothing.

const KEY = 'enquiries';
const LIFETIME = 7 * 86_400_000;

const KeptMessage = v.object({
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
export type KeptMessage = v.InferOutput<typeof KeptMessage>;
const KeptMessages = v.record(v.string(), KeptMessage);

export function keptMessages(): Record<string, KeptMessage> {
  const kept = parseStored(storedText(KEY), KeptMessages, {});
  const oldest = Date.now() - LIFETIME;
  return Object.fromEntries(Object.entries(kept).filter(([, { time }]) => time > oldest));
}

/** Under which a message about this is kept. */
export function keptName({ type, id, several }: EnquirySubject): string {
  return several?.keptAs ?? `${type} ${id}`;
}

export function keepMessage(
  name: string,
  message: Message,
  typed: string,
  isWaiting: boolean,
): void {
  store(KEY, { ...keptMessages(), [name]: { message, typed, isWaiting, time: Date.now() } });
}

export function forgetMessage(name: string): void {
  const kept = keptMessages();
  delete kept[name];
  store(KEY, kept);
}
