import * as v from 'valibot';
import { count, dateTime, id, requiredText, status, text, times } from '#src/api/fields.ts';

export const LINK_TARGETS = ['self', 'blank'] as const;

export const Advertisement = v.looseObject({
  id,
  title: requiredText,
  subtitle: text,
  image: text,
  imageMobile: text,
  link: text,
  linkTarget: v.fallback(v.picklist(LINK_TARGETS), 'self'),
  buttonText: text,
  startTime: dateTime,
  endTime: dateTime,
  sort: count,
  status,
  ...times,
});
export type Advertisement = v.InferOutput<typeof Advertisement>;
