import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { adminApi } from '#src/admin/admin-api.ts';
import { request, toRequest } from '#src/api/client/client.ts';
import { rowsOf } from '#src/api/records/page.ts';
import { wholeList } from '#src/api/records/queries.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { CompanyInfo, companyInfoFields } from './schema.ts';

// Separate from `api.ts`, which visitors download.

const NAME = 'contract';
const ALL = 'GET /contract/all';
const REMOVE = 'DELETE /contract/delete';

/** Reads one record from the list of all, because the API has no call for it. */
export const companyInfoRecords = {
  ...adminApi({ name: 'contract', fields: companyInfoFields, record: CompanyInfo, oneCall: ALL }),
  all: wholeList(NAME, CompanyInfo, ALL),
  one: (id: Id) =>
    queryOptions<CompanyInfo | null>({
      queryKey: [NAME, 'one', String(id)],
      queryFn: async ({ signal }) => {
        const { rows } = await request(rowsOf(CompanyInfo), { ...toRequest(ALL), signal });
        return rows.find((row) => sameId(row.id, id)) ?? null;
      },
    }),
  /** The id is sent in the body. */
  remove: () =>
    mutationOptions({
      mutationKey: [NAME, 'remove'],
      mutationFn: (id: Id) => request(v.unknown(), { ...toRequest(REMOVE), data: { id } }),
      meta: { invalidates: [NAME] },
    }),
};
