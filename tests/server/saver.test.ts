import { expect, it } from 'vitest';
import { createSaver } from '#src/mocks/saver.ts';

/** A saver whose writes finish only when the test says so. */
function slowSaver() {
  const ends: PromiseWithResolvers<void>[] = [];
  const save = createSaver(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { save, ends };
}

it('writes one at a time, and once more for all changes during a write', async () => {
  const { save, ends } = slowSaver();
  const first = save();
  const later = [save(), save(), save()];
  expect(ends).toHaveLength(1);
  ends[0]?.resolve();
  await first;
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  await Promise.all(later);
  expect(ends).toHaveLength(2);
});

it('writes again after a write that failed', async () => {
  const { save, ends } = slowSaver();
  const first = save();
  const second = save();
  ends[0]?.reject(new Error('disk full'));
  await expect(first).rejects.toThrow('disk full');
  await expect.poll(() => ends.length).toBe(2);
  ends[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
