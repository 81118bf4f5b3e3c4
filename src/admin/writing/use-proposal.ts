import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { chat, chatCall } from '#src/api/chat/chat.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { pictureAddress } from './picture-address.ts';
import { messagesOf, type Task } from './prompts.ts';
import { bareAnswer, hasSameStructure, readLine } from './read-proposal.ts';

export type ProposalOptions = {
  /** The field's limit of characters; without it there is none. */
  max?: number | undefined;
  /** For rich texts: reduces HTML to what the editor allows. */
  clean?: ((html: string) => string | Promise<string>) | undefined;
};

export type ProposedText = {
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
    mutationFn: async (task: Task): Promise<ProposedText> => {
      const { signal } = (underWay.current = new AbortController());
      const picture = task.kind === 'alt' ? await pictureAddress(task.src, signal) : '';
      const answer = await chat(messagesOf(task, picture), signal);
      const { text, isCut } = clean
        ? { text: await clean(bareAnswer(answer.text)), isCut: false }
        : readLine(answer.text, max);
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
