import { env } from '#src/env.ts';
import { readAnswer, toApiError } from '#src/api/client/answer.ts';
import { ChatAnswer, type ChatMessage } from './chat-schema.ts';
import { apiUrl, type Call, http, sendAuthorized } from '#src/api/client/client.ts';
import { toWire } from '#src/api/wire/wire.ts';

// The call of writing help, beyond the specification: only a build with VITE_AI_URL makes it.

/** Whether the model is behind our own server, which gets the session, and not on another one. */
export const isOwnChat: boolean = env.aiUrl.startsWith('/');

/** Path of the call; the mock's where the build has none of its own, because the contract describes the call in any case. */
const path = `/${(isOwnChat && env.aiUrl.slice(1)) || 'ai/chat'}` as const;

export const chatCall = `POST ${path}` satisfies Call;

export const chatAddress = (): string => (isOwnChat ? apiUrl(toWire(chatCall).path) : env.aiUrl);

/** In ms; a model needs minutes to write a long text. */
const TIMEOUT = 180_000;

/**
 * Asks the language model. Our own server gets the session's token, as with every call; another one gets neither
 * token nor cookies.
 * @returns the answer, and whether the model stopped before its end
 * @throws ApiError for every failure; the signal's own reason when aborted.
 */
export async function chat(
  messages: ChatMessage[],
  signal: AbortSignal,
): Promise<{ text: string; isCut: boolean }> {
  const send = async (headers: Record<string, string>) => {
    try {
      const answer = http.post(chatAddress(), {
        headers,
        json: { model: env.aiModel, messages },
        signal,
        timeout: TIMEOUT,
        // Plain `fetch`, because another server's time is not ours.
        ...(isOwnChat ? {} : { credentials: 'omit', fetch: (...call) => fetch(...call) }),
      });
      const text = await answer.text();
      return readAnswer(ChatAnswer, chatCall, (await answer).status, text);
    } catch (reason) {
      if (signal.aborted) throw reason;
      throw toApiError(chatCall, reason);
    }
  };
  const { choices } = isOwnChat
    ? await sendAuthorized(chatCall, send)
    : await send({ Accept: 'application/json' });
  const [{ message, finish_reason: reason }] = choices;
  return { text: message.content, isCut: reason === 'length' };
}
