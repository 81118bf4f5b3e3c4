import { download } from '#src/api/download.ts';
import type { PageQuery } from '#src/api/page.ts';
import { resource } from '#src/api/resource.ts';
import { productApi } from './api.ts';
import type { ProductInput } from './input.ts';
import { Product } from './schema.ts';

type ExportOptions = { signal: AbortSignal; onProgress: (part: number) => void };

/** What only staff ask for. Apart from `api.ts`, which the home page carries. */
export const productAdminApi = {
  ...productApi,
  ...resource<Product, ProductInput>({
    name: 'product',
    record: Product,
    calls: {
      one: 'GET /product/get',
      create: 'POST /product/create',
      update: 'PUT /product/update',
      remove: 'DELETE /product/delete',
    },
  }),
  /** All products that a list's query finds, as the server's own spreadsheet (B5). */
  exportExcel: ({ pageNo: _page, pageSize: _size, ...query }: PageQuery, options: ExportOptions) =>
    download('GET /product/export-excel', { data: query, ...options }),
};
