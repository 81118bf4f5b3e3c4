import { storedText } from '#src/lib/browser/stored.ts';

/** The names of the messages that wait, so that a page needs to open the store only where one does. */
export const WAITING = 'waiting-enquiries';

/** What localStorage knows of messages that may wait; null where none does. */
export function waitingText(): string | null {
  const text = storedText(WAITING);
  return text === '[]' ? null : text;
}
