import * as v from 'valibot';
import {
  count,
  dateTime,
  endTime,
  id,
  requiredText,
  status,
  text,
  times,
  word,
} from '#src/api/fields.ts';

export const LINK_TARGETS = ['self', 'blank'] as const;

export const Advertisement = v.looseObject({
  id,
  title: requiredText,
  subtitle: text,
  image: text,
  imageMobile: text,
  link: text,
  linkTarget: word(LINK_TARGETS),
  buttonText: text,
  startTime: dateTime,
  endTime,
  sort: count,
  status,
  ...times,
});
export type Advertisement = v.InferOutput<typeof Advertisement>;
