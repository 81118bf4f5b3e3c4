import { typedText } from './typed-text.ts';

/** The different texts in what was typed, which commas separate. */
export function toTags(typed: string[]): string[] {
  const tags = typed.flatMap((text) => text.split(/[,，]/)).map(typedText);
  return [...new Set(tags)].filter((tag) => tag !== '');
}
