import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { oneRecordLoader } from '#src/admin/route-reads.ts';
import { prefetchRoute } from '#src/api/cache/prefetch-route.ts';

/** A record in a cache, and how it is opened. */
function openRecord() {
  const client = new QueryClient();
  const read = vi.fn<() => Promise<string>>(async () => 'record');
  const one = (id: number | string) =>
    queryOptions<string | null>({ queryKey: ['news', 'one', String(id)], queryFn: read });
  const open = async (path = '/news/7/edit', id: string | undefined = '7') => {
    prefetchRoute({ loader: oneRecordLoader(one) }, path, id === undefined ? {} : { id }, client);
    await vi.waitFor(() => expect(client.isFetching()).toBe(0), 20_000);
  };
  return { client, read, open };
}

it('B2: a record that was just read is opened as it is, unless somebody has saved it since', async () => {
  const { client, read, open } = openRecord();
  await open();
  await open();
  expect(read).toHaveBeenCalledTimes(1);

  await client.invalidateQueries({ queryKey: ['news'] });
  await open();
  expect(read).toHaveBeenCalledTimes(2);
});

it('B2: a copy is made of the newest record, and so is a form that opens while one is saved', async () => {
  const { client, read, open } = openRecord();
  await open();
  await open('/news/new?copy=7', undefined);
  expect(read).toHaveBeenCalledTimes(2);

  const saved = Promise.withResolvers<void>();
  const save = { mutationKey: ['news', 'update'], mutationFn: () => saved.promise };
  const saving = client.getMutationCache().build(client, save).execute(undefined);
  await open();
  expect(read).toHaveBeenCalledTimes(3);
  saved.resolve();
  await saving;
  await open();
  expect(read).toHaveBeenCalledTimes(3);
});
