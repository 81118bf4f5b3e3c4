import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client.ts';
import { CompanyInfo } from './schema.ts';

const NAME = 'contract';

export const companyInfoApi = {
  /** The record in force; null where the server has none. Header and footer show it (P3). */
  inForce: () =>
    queryOptions<CompanyInfo | null>({
      queryKey: [NAME, 'in-force'],
      queryFn: ({ signal }) =>
        request(v.nullable(CompanyInfo), { ...toRequest('GET /contract/get'), signal }),
    }),
};
