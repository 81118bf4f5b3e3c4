import type * as v from 'valibot';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import { advertisementFields } from './schema.ts';

export const AdvertisementInput = inputSchema(advertisementFields);
export type AdvertisementInput = v.InferOutput<typeof AdvertisementInput>;

export const emptyAdvertisement = emptyOf(advertisementFields);
