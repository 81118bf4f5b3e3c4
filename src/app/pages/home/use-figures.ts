import { useQuery } from '@tanstack/react-query';
import { useNow } from '#src/components/use-now.ts';
import { isShown, STATUS } from '#src/api/fields/status.ts';
import { friendlyLinkApi } from '#src/features/friendly-link/api.ts';
import { historyApi } from '#src/features/history/api.ts';
import { honorApi } from '#src/features/honor/api.ts';
import { productApi } from '#src/features/product/api.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';

const ONE = { pageNo: 1, pageSize: 1, status: STATUS.shown };

export type Figure = { name: 'years' | 'products' | 'honors' | 'partners'; value: number };

/** Figures from the company's records; failed or empty ones are left out. */
export function useFigures(): { figures: Figure[]; isPending: boolean } {
  const thisYear = Number(serverDay(useNow()).slice(0, 4));
  const first = useQuery(historyApi.page({ ...ONE, sortField: 'date', sortOrder: 'asc' }));
  const products = useQuery(productApi.page(ONE));
  const honors = useQuery(honorApi.page(ONE));
  const partners = useQuery(friendlyLinkApi.all());

  const founded = Number.parseInt(first.data?.rows[0]?.date ?? '', 10);
  const figures: Figure[] = [
    { name: 'years', value: thisYear - founded },
    { name: 'products', value: products.data?.total ?? 0 },
    { name: 'honors', value: honors.data?.total ?? 0 },
    { name: 'partners', value: partners.data?.rows.filter(isShown).length ?? 0 },
  ];
  return {
    figures: figures.filter(({ value }) => value > 0),
    isPending: [first, products, honors, partners].some((query) => query.isPending),
  };
}
