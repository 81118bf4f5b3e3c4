import * as v from 'valibot';

// Apart from `chat.ts`, because the mock runs in plain Node, which has no `env`.

/** A text, or a text and a picture (a data URL or an address). */
export const ChatContent = v.union([
  v.string(),
  v.array(
    v.variant('type', [
      v.object({ type: v.literal('text'), text: v.string() }),
      v.object({ type: v.literal('image_url'), image_url: v.object({ url: v.string() }) }),
    ]),
  ),
]);

export const ChatRequest = v.object({
  model: v.string(),
  messages: v.array(v.object({ role: v.picklist(['system', 'user']), content: ChatContent })),
});
export type ChatMessage = v.InferOutput<typeof ChatRequest>['messages'][number];

const Choice = v.looseObject({
  message: v.looseObject({ content: v.pipe(v.string(), v.nonEmpty()) }),
  finish_reason: v.optional(v.nullable(v.string())),
});
export const ChatAnswer = v.looseObject({ choices: v.tupleWithRest([Choice], Choice) });
