import * as v from 'valibot';
import { count, id, requiredText, status, text, times } from '#src/api/fields.ts';
import { optionalInput, requiredInput, sortInput, statusInput, urlInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

/** A partner's site, as the server sends it. Loose: what we do not know is kept and sent back. */
export const FriendlyLink = v.looseObject({
  id,
  name: requiredText,
  url: text,
  logo: text,
  description: text,
  sort: count,
  status,
  ...times,
});
export type FriendlyLink = v.InferOutput<typeof FriendlyLink>;

/** What the form edits. */
export const FriendlyLinkInput = v.object({
  name: requiredInput(60),
  url: urlInput,
  // An uploaded picture's address: often relative.
  logo: optionalInput(500),
  description: optionalInput(200),
  sort: sortInput,
  status: statusInput,
});
export type FriendlyLinkInput = v.InferOutput<typeof FriendlyLinkInput>;

export const emptyFriendlyLink: FriendlyLinkInput = {
  name: '',
  url: '',
  logo: '',
  description: '',
  sort: 0,
  status: STATUS.shown,
};
