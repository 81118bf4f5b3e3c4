import 'fake-indexeddb/auto';
import { afterEach, expect, it } from 'vitest';
import { deletedStore } from '#src/admin/drafts/deleted-store.ts';

const DAY = 86_400_000;

function deleted(user: string, record: number, age = 0, isSure = true) {
  const at = Date.now() - age;
  const title = `第 ${record} 条`;
  return { user, type: 'news', record: String(record), title, at, isSure, fields: { record } };
}

const titles = async (user: string) => (await deletedStore.readAll(user)).map(({ title }) => title);

afterEach(async () => {
  await deletedStore.removeAll('admin');
  await deletedStore.removeAll('linxia');
});

it("keeps a person's last two hundred deleted records, and nobody else's are counted", async () => {
  await deletedStore.write(deleted('linxia', 0, 20 * DAY));
  for (let record = 1; record <= 203; record += 1) {
    await deletedStore.write(deleted('admin', record, (300 - record) * 1000));
  }
  await deletedStore.removeOld('admin');
  const kept = await titles('admin');
  expect(kept).toHaveLength(200);
  expect(kept[0]).toBe('第 203 条');
  expect(kept.at(-1)).toBe('第 4 条');
  expect(await titles('linxia')).toEqual(['第 0 条']);
});

it('keeps records for thirty days, whoever has deleted them', async () => {
  await deletedStore.write(deleted('admin', 1, 29 * DAY));
  await deletedStore.write(deleted('admin', 2, 31 * DAY));
  await deletedStore.write(deleted('linxia', 3, 31 * DAY));
  await deletedStore.removeOld('admin');
  expect(await titles('admin')).toEqual(['第 1 条']);
  expect(await titles('linxia')).toEqual([]);
});

it('keeps a record once however often it is deleted', async () => {
  await deletedStore.write(deleted('admin', 1, DAY));
  await deletedStore.write({ ...deleted('admin', 1), title: '再次删除' });
  expect(await titles('admin')).toEqual(['再次删除']);
});

it('forgets a record that was not deleted after all, unless that was answered meanwhile', async () => {
  await deletedStore.write(deleted('admin', 1, 2, false));
  await deletedStore.write(deleted('admin', 2, 1, false));
  await deletedStore.write(deleted('admin', 3));
  for (const { id, record } of await deletedStore.readAll('admin')) {
    await deletedStore.settle(id, record === '2');
  }
  const kept = await deletedStore.readAll('admin');
  expect(kept.map(({ record, isSure }) => [record, isSure])).toEqual([
    ['3', true],
    ['2', true],
  ]);
});
