/** `keyCode` of a key that an input method handles. */
const KEY_OF_INPUT_METHOD = 229;

/**
 * True for a key that is meant for an input method, such as the Enter that confirms pinyin. Safari says so by `keyCode`
 * alone, because there `isComposing` is false again by then.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === KEY_OF_INPUT_METHOD;
}
