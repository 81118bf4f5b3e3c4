import { download } from '#src/api/files/download.ts';
import type { PageQuery } from '#src/api/records/page.ts';
import { wholeList } from '#src/api/records/queries.ts';
import { crudCalls } from '#src/api/records/crud-calls.ts';
import { resource } from '#src/api/records/resource.ts';
import { productApi } from './api.ts';
import type { ProductInput } from './input.ts';
import { ProductName } from './product-name.ts';
import { Product } from './schema.ts';

type ExportOptions = { signal: AbortSignal; onProgress: (part: number) => void };

/** Kept out of `api.ts`, which visitors download too. */
export const productAdminApi = {
  ...productApi,
  ...resource<Product, ProductInput>({
    name: 'product',
    record: Product,
    calls: crudCalls('/product'),
  }),
  /** Names and covers of all products. */
  names: wholeList(productApi.name, ProductName, 'GET /product/simple-list'),
  /** The spreadsheet that the server makes of all products of a query. */
  exportExcel: ({ pageNo: _page, pageSize: _size, ...query }: PageQuery, options: ExportOptions) =>
    download('GET /product/export-excel', { data: query, ...options }),
};
