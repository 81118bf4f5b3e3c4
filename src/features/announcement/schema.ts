import * as v from 'valibot';
import { dateTime, flag, id, requiredText, status, text, times } from '#src/api/fields.ts';
import { dateTimeInput, requiredInput, richTextInput, statusInput } from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';

const types = ['notice', 'bulletin'] as const;

/** An announcement, as the server sends it. Shown from `publishTime` until `expireTime`. */
export const Announcement = v.looseObject({
  id,
  title: requiredText,
  type: v.fallback(v.picklist(types), 'notice'),
  content: text,
  pinned: flag,
  publishTime: dateTime,
  expireTime: dateTime,
  status,
  ...times,
});
export type Announcement = v.InferOutput<typeof Announcement>;

export const AnnouncementInput = v.object({
  title: requiredInput(80),
  type: v.picklist(types),
  content: richTextInput,
  pinned: v.boolean(),
  publishTime: dateTimeInput,
  expireTime: dateTimeInput,
  status: statusInput,
});
export type AnnouncementInput = v.InferOutput<typeof AnnouncementInput>;

/** A new announcement is published at once: the form's time is now. */
export function emptyAnnouncement(): AnnouncementInput {
  return {
    title: '',
    type: 'notice',
    content: '',
    pinned: false,
    publishTime: new Date().toISOString(),
    expireTime: '',
    status: STATUS.shown,
  };
}
