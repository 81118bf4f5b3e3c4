/**
 * Characters without a look: marks of direction that contacts carry, zero-width spaces of web pages, fillers, and control
 * characters but tab and line break. Not those below, which change how their neighbours look.
 */
const INVISIBLE =
  /(?![\t\n\r]|\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])(?:\p{Default_Ignorable_Code_Point}|[\p{Cc}\u2800])/gu;
/** Joiners of Indic scripts and emoji, where they join nothing: at a text's ends, and after Latin, digits and Chinese. */
const IDLE_JOINERS =
  /(^|[\s\p{ASCII}\p{Script=Latin}\p{Script=Han}])\p{Join_Control}+|\p{Join_Control}+(?=\s|$)/gu;
/** Variation selectors and tags without the character that they belong to. */
const IDLE_SELECTORS = /(^|\s)(?:\p{Variation_Selector}|[\u{e0020}-\u{e007f}])+/gu;

/** What a person typed or pasted, without characters that have no look, and trimmed. */
export function typedText(typed: string): string {
  return typed
    .replaceAll(INVISIBLE, '')
    .replaceAll(IDLE_JOINERS, '$1')
    .replaceAll(IDLE_SELECTORS, '$1')
    .trim();
}

/** The same of what is not prose (numbers, addresses, codes): full-width letters and signs become plain ones too. */
export function typedCode(typed: string): string {
  return typedText(typed.normalize('NFKC'));
}
