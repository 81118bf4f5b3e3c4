import type * as v from 'valibot';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { friendlyLinkFields } from './schema.ts';

export const FriendlyLinkInput = inputSchema(friendlyLinkFields);
export type FriendlyLinkInput = v.InferOutput<typeof FriendlyLinkInput>;

export const emptyFriendlyLink = emptyOf(friendlyLinkFields);
