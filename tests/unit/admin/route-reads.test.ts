import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { oneRecordLoader } from '#src/admin/route-reads.ts';
import { readAhead } from '#src/api/read-ahead.ts';

it('B2: a record that was just read is opened as it is, unless somebody has saved it since', async () => {
  const client = new QueryClient();
  const read = vi.fn<() => Promise<string>>(async () => 'record');
  const one = (id: number | string) =>
    queryOptions<string | null>({ queryKey: ['news', 'one', String(id)], queryFn: read });
  const open = async () => {
    readAhead({ loader: oneRecordLoader(one) }, '/news/7/edit', { id: '7' }, client);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  };
  await open();
  await open();
  expect(read).toHaveBeenCalledTimes(1);

  await client.invalidateQueries({ queryKey: ['news'] });
  await open();
  expect(read).toHaveBeenCalledTimes(2);
});
