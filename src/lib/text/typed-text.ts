/**
 * Invisible characters: direction marks of copied contacts, zero-width spaces of web pages, fillers, and control
 * characters except tab and line break. Not those below, which change how their neighbours look.
 */
const INVISIBLE =
  /(?![\t\n\r]|\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])(?:\p{Default_Ignorable_Code_Point}|[\p{Cc}\u2800])/gu;
/** Joiners of Indic scripts and emoji in places where they have no effect: at a text's ends, and after Latin, digits and Chinese. */
const IDLE_JOINERS =
  /(^|[\s\p{ASCII}\p{Script=Latin}\p{Script=Han}])\p{Join_Control}+|\p{Join_Control}+(?=\s|$)/gu;
/** Variation selectors and tags without a character before them. */
const IDLE_SELECTORS = /(^|\s)(?:\p{Variation_Selector}|[\u{e0020}-\u{e007f}])+/gu;

/** A typed or pasted text without invisible characters, trimmed. */
export function typedText(typed: string): string {
  return typed
    .replaceAll(INVISIBLE, '')
    .replaceAll(IDLE_JOINERS, '$1')
    .replaceAll(IDLE_SELECTORS, '$1')
    .trim();
}

/** A typed number, address or code: as `typedText`, and full-width letters and signs become plain ones. */
export function typedCode(typed: string): string {
  return typedText(typed.normalize('NFKC'));
}
