import { mutationOptions, QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { updateNewest } from '#src/admin/form/save/update-newest.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { SaveWithdrawn } from '#src/lib/errors/save-withdrawn.ts';

const Input = v.object({ name: v.string(), url: v.string() });
type Input = v.InferOutput<typeof Input>;
type Link = Input & { id: number; added?: string };

const OPENED: Link = { id: 1, name: '原', url: 'https://a.cn/' };

/** @param now the record as the server has it now; null where it is gone */
function server(now: Link | null) {
  const client = new QueryClient();
  const own = { now };
  const update = vi.fn((record: Link): Promise<unknown> => {
    own.now = record;
    return Promise.resolve(null);
  });
  const api = {
    name: 'links',
    one: (id: string | number) =>
      queryOptions<Link | null>({
        queryKey: ['links', 'one', String(id)],
        queryFn: () => Promise.resolve(own.now),
      }),
    update: () => mutationOptions({ mutationKey: ['links', 'update'], mutationFn: update }),
  };
  const ask = vi.fn((): Promise<string[] | null> => Promise.resolve([]));
  const run = (input: Input) =>
    updateNewest<Link, Input>({ client, api, schema: Input, ask }, OPENED, input);
  return { client, update, ask, run };
}

it('B2: what others changed in other fields is kept, unknown fields too', async () => {
  const { run, update, ask } = server({ ...OPENED, url: 'https://others.cn/', added: '新' });
  const { replaced, fields } = await run({ name: '我', url: OPENED.url });
  expect(update.mock.calls[0]?.[0]).toEqual({
    id: 1,
    name: '我',
    url: 'https://others.cn/',
    added: '新',
  });
  expect(replaced).toEqual({ name: '原', url: 'https://others.cn/' });
  expect(fields).toEqual({ name: '我', url: 'https://others.cn/' });
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['mine', [], '我'],
  ['theirs', ['name'], '他'],
])('B2: where both changed a field the person chooses %s', async (_side, theirs, name) => {
  const { run, update, ask } = server({ ...OPENED, name: '他' });
  ask.mockResolvedValueOnce(theirs);
  await run({ name: '我', url: OPENED.url });
  expect(ask).toHaveBeenCalledWith([{ name: 'name', mine: '我', other: '他', newer: null }]);
  expect(update.mock.calls[0]?.[0]).toMatchObject({ name });
});

it('B2: a person who goes back to the form sends nothing', async () => {
  const { run, update, ask } = server({ ...OPENED, name: '他' });
  ask.mockResolvedValueOnce(null);
  await expect(run({ name: '我', url: '' })).rejects.toThrow(SaveWithdrawn);
  expect(update).not.toHaveBeenCalled();
});

it('B3: a record that is gone is known to be so afterwards', async () => {
  const { run, client } = server(null);
  await expect(run({ name: '我', url: '' })).rejects.toThrow(ApiError);
  expect(client.getQueryData(['links', 'one', '1'])).toBeNull();
});
