import * as v from 'valibot';
import { optionalInput, requiredInput, sortInput, statusInput, urlInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

export const FriendlyLinkInput = v.object({
  name: requiredInput(60),
  url: urlInput,
  // Uploaded pictures often have relative URLs.
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
