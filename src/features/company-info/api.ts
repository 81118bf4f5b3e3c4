import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { toRequest } from '#src/api/client.ts';
import { keptQuery } from '#src/api/kept-query.ts';
import { CompanyInfo } from './schema.ts';

// The API's word for company info.
const NAME = 'contract';

export const companyInfoApi = {
  /** The record in force; null where there is none. */
  inForce: () =>
    queryOptions<CompanyInfo | null>({
      queryKey: [NAME, 'in-force'],
      ...keptQuery(v.nullable(CompanyInfo), toRequest('GET /contract/get')),
    }),
};
