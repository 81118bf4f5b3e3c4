import * as v from 'valibot';
import {
  dateTime,
  endTime,
  flag,
  id,
  requiredText,
  status,
  text,
  times,
  word,
} from '#src/api/fields.ts';

export const ANNOUNCEMENT_TYPES = ['notice', 'bulletin'] as const;

/** An announcement as the server sends it, shown from `publishTime` until `expireTime`. */
export const Announcement = v.looseObject({
  id,
  title: requiredText,
  type: word(ANNOUNCEMENT_TYPES),
  content: text,
  pinned: flag,
  publishTime: dateTime,
  expireTime: endTime,
  status,
  ...times,
});
export type Announcement = v.InferOutput<typeof Announcement>;
