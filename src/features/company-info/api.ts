import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { toRequest } from '#src/api/client/client.ts';
import { persistedQuery } from '#src/api/records/queries.ts';
import { CompanyInfo } from './schema.ts';

// The API's name for company info.
const NAME = 'contract';

export const companyInfoApi = {
  /** The record in force; null if there is none. */
  inForce: () =>
    queryOptions<CompanyInfo | null>({
      queryKey: [NAME, 'in-force'],
      ...persistedQuery(v.nullable(CompanyInfo), toRequest('GET /contract/get')),
    }),
};
