import './read-aloud.css';
import { sentencesIn } from './sentences.ts';

/** The name in `read-aloud.css`. */
const HIGHLIGHT = 'read-aloud';

/** Marks a sentence without changing the text's elements, where the browser can, and brings it into sight. */
function markSentence(sentence: Range | undefined): void {
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

export type Reader = { play: () => void; pause: () => void; stop: () => void };

/**
 * Reads a text sentence by sentence, each in its language, and marks the one being read. A pause cancels:
 * some browsers end an utterance that is paused, and all of them can begin its sentence again.
 * @param onEnd called after the last sentence, or with true if the browser could not speak
 */
export function createReader(root: HTMLElement, onEnd: (hasFailed: boolean) => void): Reader {
  const sentences = sentencesIn(root);
  let next = 0;
  /** The current utterance; events of others are ignored, as they were cancelled. */
  let current: SpeechSynthesisUtterance | undefined;

  const play = (): void => {
    const sentence = sentences[next];
    if (sentence === undefined) {
      onEnd(false);
      return;
    }
    markSentence(sentence.range);
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.lang = sentence.lang;
    utterance.addEventListener('end', () => {
      if (utterance !== current) return;
      next += 1;
      play();
    });
    utterance.addEventListener('error', () => {
      if (utterance === current) onEnd(true);
    });
    current = utterance;
    speechSynthesis.speak(utterance);
  };
  const pause = (): void => {
    current = undefined;
    speechSynthesis.cancel();
  };
  const stop = (): void => {
    pause();
    markSentence(undefined);
  };
  return { play, pause, stop };
}
