import {
  begin,
  end,
  flag,
  inLanguages,
  oneOf,
  type RecordOf,
  richText,
  status,
  title,
} from '#src/api/fields/record-fields.ts';
import { wholeApi } from '#src/api/records/table-api.ts';

export const ANNOUNCEMENT_TYPES = ['notice', 'bulletin'] as const;

export const announcementFields = {
  title: inLanguages(title(80)),
  type: oneOf(ANNOUNCEMENT_TYPES),
  content: inLanguages(richText()),
  pinned: flag(),
  publishTime: begin({ now: true }),
  expireTime: end({ after: 'publishTime', code: 'expiresAfterPublish' }),
  status: status(),
};

export const announcementApi = wholeApi({
  name: 'notice',
  list: 'get',
  one: 'details',
  fields: announcementFields,
});

export type Announcement = RecordOf<typeof announcementFields>;
