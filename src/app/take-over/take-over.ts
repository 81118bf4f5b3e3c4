import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { holdInputs } from './carry-over.ts';

/** Data that takes longer than this comes in before the visitor's eyes. */
const LONGEST_WAIT = 8000;
const PAUSE = 20;
/**
 * Where the page stands already, as HTML that `npm run prerender` wrote: draws the app apart from it, and
 * puts it in its place once it has its data, in one step. Nobody sees it happen, and what a visitor has
 * typed or pressed is not lost. A page in another language or look than this reader's is not `shown`, and
 * nothing is waited for.
 */
export async function takeOver(app: ReactNode, client: QueryClient): Promise<void> {
  const page = document.documentElement;
  const root = document.createElement('div');
  root.id = 'root';
  const reactRoot = createRoot(root);
  // In slices: the page that stands there stays usable meanwhile.
  startTransition(() => reactRoot.render(app));
  await whenDataHasCome(root, client, page.dataset.shell === 'shown' ? LONGEST_WAIT : 0);
  const before = document.getElementById('root');
  const release = before && holdInputs(before);
  before?.replaceWith(root);
  delete page.dataset.shell;
  document.head.querySelector('style[data-shell]')?.remove();
  release?.(root);
}

/** Resolves when the app is drawn, nothing is being fetched any more, and what came has been drawn. */
async function whenDataHasCome(root: Element, client: QueryClient, longest: number): Promise<void> {
  const end = performance.now() + longest;
  for (let still = 0; !root.firstChild || (still < 2 && performance.now() < end);) {
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE);
    });
    still = root.firstChild && client.isFetching() === 0 ? still + 1 : 0;
  }
}
