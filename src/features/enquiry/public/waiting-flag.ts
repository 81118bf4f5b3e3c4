import { storedText } from '#src/lib/browser/stored.ts';

/** The names of the messages that wait, so that a page needs to open the store only where one does. */
export const WAITING = 'waiting-enquiries';

/** Where earlier builds stored all unsent messages. */
export const EARLIER = 'enquiries';

/** What localStorage knows of messages that may wait; null where none does. */
export function waitingText(): string | null {
  const text = storedText(EARLIER) ?? storedText(WAITING);
  return text === '[]' ? null : text;
}
