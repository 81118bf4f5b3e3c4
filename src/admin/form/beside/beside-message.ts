import * as v from 'valibot';

/** What the form tells the page beside it. */
export const BesideMessage = v.object({
  /** Name of the resource: the first part of its query keys. */
  source: v.string(),
  id: v.string(),
  path: v.string(),
  /** False where the page shows the record among others. */
  hasOwnPage: v.boolean(),
  /** The names of the fields between whose times visitors see it. */
  times: v.array(v.string()),
  record: v.record(v.string(), v.unknown()),
  language: v.picklist(['cn', 'en']),
  isDark: v.boolean(),
});
export type BesideMessage = v.InferOutput<typeof BesideMessage>;

/** The address of the frame, until it knows the page; below `/backstage`, so that visitors load nothing of it. */
export const FRAME_PATH = '/backstage/beside';

/** What the frame says once it listens. */
export const FRAME_READY = 'beside-ready';
