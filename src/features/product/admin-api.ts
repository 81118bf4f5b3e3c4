import { adminApi } from '#src/admin/admin-api.ts';
import { download } from '#src/api/uploads/download.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import { wholeList } from '#src/api/records/queries.ts';
import { productApi } from './schema.ts';
import * as v from 'valibot';
import { id, requiredText, text } from '#src/api/fields/fields.ts';

/** A row of the list of all products for pickers. */
export const ProductName = v.looseObject({ id, name: requiredText, cover: text });

type ExportOptions = { signal: AbortSignal; onProgress: (part: number) => void };

/** Calls of the back office, separate from `api.ts`, which visitors download. */
export const productAdminApi = {
  ...adminApi(productApi),
  /** Names and covers of all products. */
  names: wholeList(productApi.name, ProductName, 'GET /product/simple-list'),
  /** Downloads the server's spreadsheet of all products of a query. */
  exportExcel: ({ pageNo: _page, pageSize: _size, ...query }: PageQuery, options: ExportOptions) =>
    download('GET /product/export-excel', { data: query, ...options }),
};
