import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { type CopyOf, deletedId } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';

const DAY = 86_400_000;

function deleted(user: string, record: number, age = 0, isSure = true): CopyOf<'deleted'> {
  const key = { user, type: 'news', record: String(record) };
  const common = { kind: 'deleted', id: deletedId(key), ...key, at: Date.now() - age } as const;
  return { ...common, title: `第 ${record} 条`, isSure, fields: { record } };
}

function draft(user: string, id: string, age = 0): CopyOf<'draft'> {
  const key = { user, type: 'news', record: '1' };
  return { kind: 'draft', id, ...key, at: Date.now() - age, values: { id }, base: {} };
}

const titles = async (user: string) =>
  (await localCopies.ofPerson('deleted', user)).map(({ title }) => title);

afterEach(async () => {
  await localCopies.removeAll('admin');
  await localCopies.removeAll('linxia');
});

it("stores a person's last two hundred deleted records, and nobody else's are counted", async () => {
  await localCopies.write(deleted('linxia', 0, 20 * DAY));
  for (let record = 1; record <= 203; record += 1) {
    await localCopies.write(deleted('admin', record, (300 - record) * 1000));
  }
  const left = await titles('admin');
  expect(left).toHaveLength(200);
  expect(left[0]).toBe('第 203 条');
  expect(left.at(-1)).toBe('第 4 条');
  expect(await titles('linxia')).toEqual(['第 0 条']);
  expect(await localCopies.count('admin')).toEqual({
    draft: 0,
    waiting: 0,
    version: 0,
    deleted: 200,
  });
});

it('stores copies for thirty days, whoever has made them', async () => {
  await localCopies.write(deleted('admin', 1, 29 * DAY));
  await localCopies.write(deleted('admin', 2, 31 * DAY));
  await localCopies.write(deleted('linxia', 3, 31 * DAY));
  await localCopies.write(draft('linxia', 'old', 31 * DAY));
  expect(await titles('admin')).toEqual(['第 1 条']);
  expect(await localCopies.count('linxia')).toEqual({
    draft: 0,
    waiting: 0,
    version: 0,
    deleted: 0,
  });
});

it('never returns what has become too old or belongs to another record, the newest first', async () => {
  await localCopies.write(draft('admin', 'older', 5000));
  await localCopies.write(draft('admin', 'newer', 1000));
  await localCopies.write({ ...draft('admin', 'other'), record: '11' });
  const [newer] = await localCopies.ofRecord('draft', draft('admin', ''));
  expect(newer?.id).toBe('newer');
  expect(await localCopies.ofRecord('draft', draft('admin', ''))).toHaveLength(2);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * DAY);
  expect(await localCopies.ofRecord('draft', draft('admin', ''))).toEqual([]);
});

it('stores a record once however often it is deleted', async () => {
  await localCopies.write(deleted('admin', 1, DAY));
  await localCopies.write({ ...deleted('admin', 1), title: '再次删除' });
  expect(await titles('admin')).toEqual(['再次删除']);
});

it('changes a copy in one step, and tells of each change', async () => {
  const listener = vi.fn<(kind: string) => void>();
  const unsubscribe = localCopies.subscribe(listener);
  await localCopies.write(deleted('admin', 1, 0, false));
  const { id } = deleted('admin', 1);
  await Promise.all([
    localCopies.change('deleted', id, (copy) => ({ ...copy, isSure: true })),
    localCopies.change('deleted', id, (copy) => (copy.isSure ? copy : null)),
  ]);
  expect(await localCopies.ofPerson('deleted', 'admin')).toMatchObject([{ isSure: true }]);
  await localCopies.remove('deleted', id);
  expect(listener.mock.calls).toEqual([['deleted'], ['deleted'], ['deleted'], ['deleted']]);
  unsubscribe();
});
