/** The name in `read-aloud.css`. */
const HIGHLIGHT = 'read-aloud';

/** Marks a sentence without changing the text's elements, where the browser can, and brings it into sight. */
export function markSentence(sentence: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  if (sentence === undefined) {
    CSS.highlights.delete(HIGHLIGHT);
    return;
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(sentence));
  const { top, bottom } = sentence.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  sentence.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
