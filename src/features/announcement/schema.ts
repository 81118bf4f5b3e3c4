import type * as v from 'valibot';
import {
  begin,
  end,
  flag,
  inLanguages,
  oneOf,
  recordSchema,
  richText,
  status,
  title,
} from '#src/api/fields/record-fields.ts';

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

export const Announcement = recordSchema(announcementFields);
export type Announcement = v.InferOutput<typeof Announcement>;
