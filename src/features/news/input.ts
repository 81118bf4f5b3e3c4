import * as v from 'valibot';
import { id } from '#src/api/fields.ts';
import {
  dateTimeInput,
  optionalInput,
  requiredInput,
  richTextInput,
  statusInput,
} from '#src/api/input.ts';
import { STATUS } from '#src/api/status.ts';
import { currentTime } from '#src/lib/time/clock.ts';

export const NewsInput = v.object({
  categoryId: v.pipe(
    v.nullable(id),
    v.check((value) => value !== null && value !== '', 'required'),
  ),
  title: requiredInput(100),
  cover: optionalInput(500),
  summary: optionalInput(200),
  content: richTextInput,
  author: optionalInput(30),
  source: optionalInput(60),
  tags: v.pipe(v.array(requiredInput(20)), v.maxLength(10)),
  publishTime: dateTimeInput,
  pinned: v.boolean(),
  status: statusInput,
  seoTitle: optionalInput(80),
  seoKeywords: optionalInput(200),
  seoDescription: optionalInput(200),
});
export type NewsInput = v.InferOutput<typeof NewsInput>;

/** A function, as the publish time is the current time. */
export function emptyNews(): NewsInput {
  return {
    categoryId: null,
    title: '',
    cover: '',
    summary: '',
    content: '',
    author: '',
    source: '',
    tags: [],
    publishTime: new Date(currentTime()).toISOString(),
    pinned: false,
    status: STATUS.shown,
    seoTitle: '',
    seoKeywords: '',
    seoDescription: '',
  };
}
