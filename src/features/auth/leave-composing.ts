import type { KeyboardEvent } from 'react';

/** What some browsers call a key that an input method takes, after `isComposing` is over already. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Keeps an Enter that chooses characters in an input method from submitting the form. */
export function leaveComposing(event: KeyboardEvent): void {
  const { isComposing, keyCode } = event.nativeEvent;
  const isTaken = isComposing || keyCode === TAKEN_BY_INPUT_METHOD;
  if (event.key === 'Enter' && isTaken) event.preventDefault();
}
