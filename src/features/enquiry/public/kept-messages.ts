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

/** What was typed about this record; undefined if nothing is kept. */
export function keptMessage(subject: Pick<EnquirySubject, 'type' | 'id'>): KeptMessage | undefined {
  return keptMessages()[nameOf(subject)];
}

export function keepMessage(message: Message, isWaiting: boolean): void {
  const name = nameOf({ type: message.type, id: message.recordId });
  store(KEY, { ...keptMessages(), [name]: { message, isWaiting, time: Date.now() } });
}

export function forgetMessage({ type, recordId }: Pick<Message, 'type' | 'recordId'>): void {
  const kept = keptMessages();
  delete kept[nameOf({ type, id: recordId })];
  store(KEY, kept);
}

function nameOf({ type, id }: Pick<EnquirySubject, 'type' | 'id'>): string {
  return `${type} ${id}`;
}
