import * as v from 'valibot';
import { count, dateTime, id, optionalNumber, requiredText, text } from '#src/api/fields/fields.ts';

/** An uploaded file as the server sends it: `size` in bytes, `type` is the media type. */
export const Photo = v.looseObject({
  id,
  name: requiredText,
  url: requiredText,
  size: count,
  type: text,
  width: optionalNumber,
  height: optionalNumber,
  alt: text,
  category: text,
  createTime: dateTime,
});
export type Photo = v.InferOutput<typeof Photo>;
