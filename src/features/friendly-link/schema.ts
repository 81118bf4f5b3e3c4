import {
  inLanguages,
  order,
  picture,
  type RecordOf,
  status,
  text,
  title,
  webAddress,
} from '#src/api/fields/record-fields.ts';
import { wholeApi } from '#src/api/records/table-api.ts';

export const friendlyLinkFields = {
  name: inLanguages(title(60)),
  url: webAddress(),
  logo: picture({ ratio: 3 }),
  description: inLanguages(text({ max: 200 })),
  sort: order(),
  status: status(),
};

export const friendlyLinkApi = wholeApi({
  name: 'links',
  list: 'get',
  one: 'details',
  fields: friendlyLinkFields,
});

export type FriendlyLink = RecordOf<typeof friendlyLinkFields>;
