/** `keyCode` of a key that an input method handles. */
const KEY_OF_INPUT_METHOD = 229;

/**
 * True for a key that an input method handles, such as the Enter that confirms pinyin. In Safari only `keyCode` says
 * so, because `isComposing` is already false.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === KEY_OF_INPUT_METHOD;
}
