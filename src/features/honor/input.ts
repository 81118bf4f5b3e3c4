import type * as v from 'valibot';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { honorFields } from './schema.ts';

export const HonorInput = inputSchema(honorFields);
export type HonorInput = v.InferOutput<typeof HonorInput>;

export const emptyHonor = emptyOf(honorFields);
