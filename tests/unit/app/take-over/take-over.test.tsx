import createCache from '@emotion/cache';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { gatherData } from '#src/app/take-over/gather-data.tsx';
import { holdStyles } from '#src/app/take-over/hold-styles.ts';
import { layOutLater } from '#src/app/take-over/lay-out-later.ts';

it('P11: fetches what an app asks for, each once and a failure too, before it draws any of it', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const fetched = vi.fn<(name: string) => Promise<string>>(async (name) => {
    if (name === 'broken') throw new Error('503');
    return `the ${name}`;
  });
  function Band({ name, enabled = true }: { name: string; enabled?: boolean }) {
    const queryFn = () => fetched(name);
    return <p>{useQuery({ queryKey: [name], queryFn, enabled }).data ?? 'waiting'}</p>;
  }
  const container = document.createElement('div');
  const root = createRoot(container);
  const app = (
    <QueryClientProvider client={client}>
      <Band name="news" />
      <Band name="jobs" />
      <Band name="news" />
      <Band name="broken" />
      <Band name="details" enabled={false} />
    </QueryClientProvider>
  );
  await gatherData(root, app, client, performance.now() + 5000);
  expect(container.innerHTML).toBe('');
  expect(fetched.mock.calls.map(([name]) => name)).toEqual(['news', 'jobs', 'broken']);
  expect(client.getQueryData(['jobs'])).toBe('the jobs');
  expect(client.getQueryState(['broken'])?.status).toBe('error');
  root.unmount();
});

it('P11: waits no longer for data than it was told', async () => {
  const client = new QueryClient();
  function Band() {
    useQuery({ queryKey: ['never'], queryFn: () => new Promise<string>(() => undefined) });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const app = (
    <QueryClientProvider client={client}>
      <Band />
    </QueryClientProvider>
  );
  await gatherData(root, app, client, performance.now());
  expect(client.isFetching()).toBe(1);
  root.unmount();
  client.clear();
});

it('P11: writes held styles for no page first, then puts them in force, in their order and once', async () => {
  const cache = createCache({ key: 'held', speedy: true });
  const write = holdStyles(cache);
  for (const [name, color] of [
    ['a', 'red'],
    ['b', 'blue'],
  ] as const) {
    cache.insert(`.${name}`, { name, styles: `color:${color};` }, cache.sheet, true);
  }
  expect(cache.sheet.tags).toHaveLength(0);
  // Emotion asks this before it inserts a style again.
  expect(cache.inserted).toMatchObject({ a: true, b: true });

  const show = await write();
  const [tag] = cache.sheet.tags;
  expect(tag).toHaveProperty('media', 'not all');
  show();
  expect(tag).toHaveProperty('media', '');
  const rules = document.querySelector<HTMLStyleElement>('style[data-emotion=held]')?.sheet
    ?.cssRules;
  expect([...(rules ?? [])].map(({ cssText }) => cssText.slice(0, 2))).toEqual(['.a', '.b']);
  cache.insert('.c', { name: 'c', styles: 'color:green;' }, cache.sheet, true);
  expect(rules).toHaveLength(3);
});

it('P11: keeps the places of parts that are far away, until the browser has laid them out', () => {
  // The second is for other windows: the page before has both.
  const before = page([320, 0, 420]);
  document.body.append(before);
  onTestFinished(() => before.remove());
  const after = page([0, 0]);
  const parts = [...after.querySelectorAll<HTMLElement>('section, footer')];
  const heights = () => parts.map(({ style }) => style.containIntrinsicHeight);
  const visibilities = () => parts.map(({ style }) => style.contentVisibility);
  layOutLater(before, after);
  expect(heights()).toEqual(['auto 300px', 'auto 400px']);
  expect(visibilities()).toEqual(['auto', 'auto']);
  const tell = (part: Element | undefined, skipped: boolean) =>
    part?.dispatchEvent(Object.assign(new Event('contentvisibilityautostatechange'), { skipped }));
  tell(parts[0], true);
  expect(visibilities()).toEqual(['auto', 'auto']);
  tell(parts[0], false);
  expect(heights()).toEqual(['', 'auto 400px']);
  expect(visibilities()).toEqual(['', 'auto']);
});

it('P11: lays out all at once where nobody knows which height is whose', () => {
  const after = page([0, 0]);
  layOutLater(page([300]), after);
  for (const { style } of after.querySelectorAll<HTMLElement>('section, footer')) {
    expect([style.contentVisibility, style.containIntrinsicHeight]).toEqual(['', '']);
  }
});

/** A page of parts, the last of them its footer, that are so many pixels high with their padding of 20. */
function page(heights: number[]): HTMLElement {
  const root = document.createElement('div');
  const sections = '<section style="padding: 10px"></section>'.repeat(heights.length - 1);
  root.innerHTML = `<main>${sections}</main><footer style="padding: 10px"></footer>`;
  for (const [index, part] of root.querySelectorAll('section, footer').entries()) {
    Object.defineProperty(part, 'clientHeight', { value: heights[index] });
  }
  return root;
}
