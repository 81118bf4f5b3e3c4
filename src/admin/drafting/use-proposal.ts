import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chat, chatCall } from '#src/api/chat/chat.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { pictureAddress } from './picture-address.ts';
import { messagesOf } from './prompts.ts';
import type { Task } from './prompts.ts';
import { bareAnswer, hasSameStructure, readText } from './read-proposal.ts';

export type ProposalOptions = {
  /** The most characters that the field takes; without it any number. */
  max?: number | undefined;
  /** Of a rich text: makes of HTML what the editor would keep. */
  clean?: ((html: string) => string) | undefined;
};

export type DraftedText = {
  text: string;
  /** The model stopped before its end, or the text was cut to the field's limit. */
  isCut: boolean;
  /** A rich text with other blocks, pictures or links than the one it was written from. */
  isRebuilt: boolean;
};

/**
 * Asks for a proposal and holds it: nothing is sent before `ask`, and a new one replaces the last. Unmounting
 * and `dismiss` end what is under way.
 */
export function useProposal({ max = Infinity, clean }: ProposalOptions) {
  const underWay = useRef<AbortController>(null);
  const { mutate, reset, data, error, variables, status } = useMutation({
    mutationFn: async (task: Task): Promise<DraftedText> => {
      const { signal } = (underWay.current = new AbortController());
      const picture = task.kind === 'alt' ? await pictureAddress(task.src, signal) : '';
      const answer = await chat(messagesOf(task, picture), signal);
      const { text, isCut } = clean
        ? { text: clean(bareAnswer(answer.text)), isCut: false }
        : readText(answer.text, max);
      if (text === '') throw new ApiError({ kind: 'empty', call: chatCall });
      const source = clean && 'text' in task ? clean(task.text) : text;
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
    /** What was asked for last. */
    task: variables,
    ask: (task: Task) => {
      end();
      mutate(task);
    },
    dismiss: end,
  };
}
