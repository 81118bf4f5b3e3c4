import * as v from 'valibot';
import { optionalInput } from '#src/api/fields/input.ts';

/** Form fields sent with an uploaded file. */
export const PhotoInput = v.object({ category: optionalInput(30) });
export type PhotoInput = v.InferOutput<typeof PhotoInput>;

export const emptyPhoto: PhotoInput = { category: '' };
