import { STATUS } from '#src/api/status.ts';
import { useListPage } from '#src/api/use-list-page.ts';
import { productApi } from '../api.ts';

/** Fills whole rows of two, three and four columns. */
export const PAGE_SIZE = 12;

/** What is in the address of the product list; '' for what is not. */
type ProductListState = {
  /** From 1. */
  page: number;
  categoryId: string;
  tag: string;
  q: string;
};

/** A page of the product list. */
export function useProductPage(
  { page, categoryId, tag, q }: ProductListState,
  options: { isOn?: boolean; keepsLast?: boolean },
) {
  const query = { pageNo: page, pageSize: PAGE_SIZE, status: STATUS.shown, categoryId, keyword: q };
  return useListPage(productApi, query, { ...options, tag });
}
