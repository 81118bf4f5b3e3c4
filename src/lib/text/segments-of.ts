type Segment = { segment: string; isWordLike?: boolean };

const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter('zh-CN', { granularity: 'word' }) : undefined;

/** For browsers without a segmenter (Firefox before 125): each Chinese character counts as a word. */
const SIMPLE = /(\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+)|[^\p{L}\p{N}]/gu;

/** The words of a text, also Chinese ones, and what is between them. */
export function segmentsOf(text: string): Segment[] {
  if (segmenter) return [...segmenter.segment(text)];
  return Array.from(text.matchAll(SIMPLE), ([segment, word]) => ({
    segment,
    isWordLike: word !== undefined,
  }));
}
