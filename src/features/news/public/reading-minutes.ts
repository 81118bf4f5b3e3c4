const CHARACTERS_A_MINUTE = 400;
const WORDS_A_MINUTE = 200;

/** Estimated reading time in whole minutes; 0 without text. */
export function readingMinutes(html: string): number {
  const text = html.replaceAll(/<[^<>]*>|&\w+;/g, ' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\p{N}]+/gu)?.length ?? 0;
  return Math.ceil(characters / CHARACTERS_A_MINUTE + words / WORDS_A_MINUTE);
}
