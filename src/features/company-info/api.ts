import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { orAbsent } from '#src/api/client/absent-lists.ts';
import { toRequest } from '#src/api/client/client.ts';
import { persistedQuery } from '#src/api/records/queries.ts';
import { CompanyInfo } from './schema.ts';

// The API's name for company info.
const NAME = 'contract';
const CALL = 'GET /contract/get';

export const companyInfoApi = {
  /** The record in force; null if there is none. */
  inForce: () => {
    const query = persistedQuery(v.nullable(CompanyInfo), toRequest(CALL));
    return queryOptions<CompanyInfo | null>({
      queryKey: [NAME, 'in-force'],
      ...query,
      queryFn: (context) => orAbsent(CALL, query.queryFn(context), null),
    });
  },
};
