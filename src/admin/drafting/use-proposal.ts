import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chat, chatCall } from '#src/api/chat/chat.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { pictureAddress } from './picture-address.ts';
import { messagesOf, type Task } from './prompts.ts';
import { sanitizeToFragment } from '#src/lib/html/sanitize-html.ts';
import { firstGraphemes, graphemesOf } from '#src/lib/text/graphemes.ts';
import { typedText } from '#src/lib/text/typed-text.ts';

export type ProposalOptions = {
  /** The field's limit of characters; without it there is none. */
  max?: number | undefined;
  /** For rich texts: reduces HTML to what the editor allows. */
  clean?: ((html: string) => string | Promise<string>) | undefined;
};

export type DraftedText = {
  text: string;
  /** The model stopped before its end, or the text was cut to the field's limit. */
  isCut: boolean;
  /** Whether a rich text has other blocks, pictures or links than its source. */
  isRebuilt: boolean;
};

/**
 * Requests a proposal and stores it: nothing is sent before `ask`, and a new one replaces the last. Unmounting
 * and `dismiss` abort the request.
 */
export function useProposal({ max = Infinity, clean }: ProposalOptions) {
  const underWay = useRef<AbortController>(null);
  const { mutate, reset, data, error, variables, status } = useMutation({
    mutationFn: async (task: Task): Promise<DraftedText> => {
      const { signal } = (underWay.current = new AbortController());
      const picture = task.kind === 'alt' ? await pictureAddress(task.src, signal) : '';
      const answer = await chat(messagesOf(task, picture), signal);
      const { text, isCut } = clean
        ? { text: await clean(bareAnswer(answer.text)), isCut: false }
        : readText(answer.text, max);
      if (text === '') throw new ApiError({ kind: 'empty', call: chatCall });
      const source = clean && 'text' in task ? await clean(task.text) : text;
      return {
        text,
        isCut: isCut || answer.isCut,
        isRebuilt: clean !== undefined && !hasSameStructure(source, text),
      };
    },
  });
  const end = () => {
    underWay.current?.abort();
    reset();
  };
  const endWaiting = useEffectEvent(() => {
    if (status === 'pending') end();
  });
  useEffect(() => () => endWaiting(), []);
  return {
    status,
    proposal: data,
    error,
    /** The task that was asked for last. */
    task: variables,
    ask: (task: Task) => {
      end();
      mutate(task);
    },
    dismiss: end,
  };
}

const THOUGHTS = /<think>[^]*?<\/think>/g;
const FENCE = /```[\w-]*[^\S\n]*\n([^]*?)\n?```/;
const QUOTES = ['“”', '‘’', '「」', '『』', '""', "''", '《》', '``'];

/** An answer without what models add around it: their reasoning, a code fence, quotes. */
export function bareAnswer(answer: string): string {
  const spoken = answer.replaceAll(THOUGHTS, '').trim();
  const text = (FENCE.exec(spoken)?.[1] ?? spoken).trim();
  const inner = text.slice(1, -1);
  const isQuoted = QUOTES.some(
    ([open = '', close = '']) =>
      text.length > 2 &&
      text.startsWith(open) &&
      text.endsWith(close) &&
      !inner.includes(open) &&
      !inner.includes(close),
  );
  return isQuoted ? inner.trim() : text;
}

/** Makes one line of an answer. @returns the text, at most `max` characters of it, and whether it was cut */
export function readText(answer: string, max: number): { text: string; isCut: boolean } {
  const text = typedText(bareAnswer(answer).replaceAll(/\s*\n\s*/g, ' '));
  const isCut = graphemesOf(text).length > max;
  return { text: isCut ? firstGraphemes(text, max) : text, isCut };
}

/** Inline elements, which a translation may join and split, and an element that browsers add. */
const WITHIN_LINES = 'b,strong,i,em,u,s,del,ins,mark,sub,sup,small,span,code,br,tbody';

/** Whether two rich texts have the same blocks, pictures and links in the same order. */
export function hasSameStructure(one: string, other: string): boolean {
  return structureOf(one) === structureOf(other);
}

function structureOf(html: string): string {
  const clean = sanitizeToFragment(html);
  const places = [...clean.querySelectorAll(`:not(${WITHIN_LINES})`)];
  return places
    .map((place) =>
      [place.localName, place.getAttribute('src'), place.getAttribute('href')].join(' '),
    )
    .join('\n');
}
