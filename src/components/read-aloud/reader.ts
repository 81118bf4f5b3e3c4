import './read-aloud.css';
import { markSentence } from './mark-sentence.ts';
import { sentencesIn } from './sentences.ts';

export type Reader = { play: () => void; pause: () => void; stop: () => void };

/**
 * Reads a text sentence by sentence, each in its language, and marks the one being read. A pause cancels:
 * some browsers end an utterance that is paused, and all of them can begin its sentence again.
 * @param onEnd called after the last sentence, or with true if the browser could not speak
 */
export function createReader(root: HTMLElement, onEnd: (hasFailed: boolean) => void): Reader {
  const sentences = sentencesIn(root);
  let next = 0;
  /** The events of others come from utterances that were cancelled. */
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
