import type * as v from 'valibot';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { announcementFields } from './schema.ts';

export const AnnouncementInput = inputSchema(announcementFields);
export type AnnouncementInput = v.InferOutput<typeof AnnouncementInput>;

export const emptyAnnouncement = emptyOf(announcementFields);
