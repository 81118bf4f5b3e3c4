/**
 * A character as a reader counts it: with its marks, joined emoji, flags. `Intl.Segmenter` is missing in Firefox
 * before 125, and needs seconds for long texts. A character has at most 30 marks, as Unicode's stream-safe format
 * says, so that a limit of characters also limits texts of marks alone.
 */
const GRAPHEME =
  /(?:\r\n|\p{RI}{2}|[^])(?:[\p{M}\p{Gr_Ext}\p{EMod}\u0E33\u0EB3\u1160-\u11FF]|\u200D\p{ExtPict}?){0,30}/gu;

/** The characters of a text as a reader counts them. */
export function graphemesOf(text: string): string[] {
  return text.match(GRAPHEME) ?? [];
}

/** The beginning of a text, cut between characters. Reads no more of a long text than that. */
export function firstGraphemes(text: string, count: number): string {
  const beginning = new RegExp(`^(?:${GRAPHEME.source}){0,${count}}`, 'u');
  return beginning.exec(text)?.[0] ?? '';
}
