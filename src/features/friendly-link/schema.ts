import type * as v from 'valibot';
import {
  inLanguages,
  order,
  picture,
  recordSchema,
  status,
  text,
  title,
  webAddress,
} from '#src/api/fields/record-fields.ts';

export const friendlyLinkFields = {
  name: inLanguages(title(60)),
  url: webAddress(),
  logo: picture({ ratio: 3 }),
  description: inLanguages(text({ max: 200 })),
  sort: order(),
  status: status(),
};

export const FriendlyLink = recordSchema(friendlyLinkFields);
export type FriendlyLink = v.InferOutput<typeof FriendlyLink>;
