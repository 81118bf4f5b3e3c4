import * as v from 'valibot';
import {
  dateTimeInput,
  endsAfterStart,
  requiredInput,
  richTextInput,
  statusInput,
  wordInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { ANNOUNCEMENT_TYPES } from './schema.ts';

// Separate from the record's schema, which visitors download: bundlers do not split a module
// between chunks.

/** It must expire after it is published. */
export const AnnouncementInput = v.pipe(
  v.object({
    title: requiredInput(80),
    type: wordInput(ANNOUNCEMENT_TYPES),
    content: richTextInput,
    pinned: v.boolean(),
    publishTime: dateTimeInput,
    expireTime: dateTimeInput,
    status: statusInput,
  }),
  endsAfterStart('publishTime', 'expireTime', 'expiresAfterPublish'),
);
export type AnnouncementInput = v.InferOutput<typeof AnnouncementInput>;

/** Published immediately by default. */
export function emptyAnnouncement(): AnnouncementInput {
  return {
    title: '',
    type: 'notice',
    content: '',
    pinned: false,
    publishTime: new Date(currentTime()).toISOString(),
    expireTime: '',
    status: STATUS.shown,
  };
}
