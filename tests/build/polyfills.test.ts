import { afterEach, expect, it } from 'vitest';
import { hasInterfaces, NEWER_INTERFACES } from '#src/boot/interfaces.ts';

const restores: (() => void)[] = [];

/** Takes an interface away, as in an older browser. */
function takeAway(path: string): void {
  const names = path.split('.');
  const name = names.pop() ?? '';
  let owner: object = globalThis;
  for (const each of names) owner = Object(Reflect.get(owner, each));
  const was = Object.getOwnPropertyDescriptor(owner, name);
  if (!was) throw new Error(`There is no ${path}`);
  restores.push(() => void Object.defineProperty(owner, name, was));
  Reflect.deleteProperty(owner, name);
}

afterEach(() => restores.splice(0).forEach((restore) => restore()));

it.each(NEWER_INTERFACES)('a browser without %s is told from a newer one', (path) => {
  expect(hasInterfaces()).toBe(true);
  takeAway(path);
  expect(hasInterfaces()).toBe(false);
});

it('the polyfills bring all that an older browser lacks, and it works', async () => {
  NEWER_INTERFACES.forEach(takeAway);
  await import('#src/boot/polyfills.ts');
  expect(hasInterfaces()).toBe(true);
  expect(['b', 'a'].toSorted()).toEqual(['a', 'b']);
  expect(Map.groupBy([1, 2, 3], (each) => each % 2).get(1)).toEqual([1, 3]);
  expect(URL.canParse('/a', 'https://a.example')).toBe(true);
  expect(URL.canParse('a')).toBe(false);

  const first = new AbortController();
  const any = AbortSignal.any([first.signal, new AbortController().signal]);
  expect(() => any.throwIfAborted()).not.toThrow();
  first.abort('enough');
  expect(any.reason).toBe('enough');
  expect(AbortSignal.any([first.signal]).aborted).toBe(true);
  expect(() => any.throwIfAborted()).toThrow('enough');
  const late = AbortSignal.timeout(1);
  await new Promise((resolve) => late.addEventListener('abort', resolve));
  expect(late.reason).toMatchObject({ name: 'TimeoutError' });
});
