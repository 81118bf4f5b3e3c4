import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useProductHits } from '#src/app/navigation/palette/use-product-hits.ts';
import { mock } from '#tests/support/mock.ts';

it('products that are read again meanwhile do not look as if they were still searched', async () => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useProductHits('IP68', true), { wrapper });
  expect(result.current.isSearching).toBe(true);
  await waitFor(() => expect(result.current.hits.length).toBeGreaterThan(0));
  expect(result.current.isSearching).toBe(false);

  mock.db.faults.set('GET /product/page', 'hold');
  act(() => void client.invalidateQueries());
  await waitFor(() => expect(client.isFetching()).toBe(1));
  expect(result.current.isSearching).toBe(false);
  act(() => mock.db.faults.release());
  await waitFor(() => expect(client.isFetching()).toBe(0));
});
