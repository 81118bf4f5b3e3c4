import type { DefaultOptions, QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { pause } from '#src/lib/pause.ts';
import { prepareTheme } from '../settings/app-theme.ts';
import { ltrCache } from '../settings/emotion-cache.ts';
import { holdInputs } from './carry-over.ts';
import { gatherData } from './gather-data.tsx';
import { holdStyles } from './hold-styles.ts';
import { layOutLater } from './lay-out-later.ts';

/** Data that takes longer than this comes in before the visitor's eyes. */
const LONGEST_WAIT = 8000;

/** What failed a moment ago says so, or shows what is kept; it is not asked for anew at once. */
const ONCE: DefaultOptions['queries'] = {
  retryOnMount: false,
  refetchOnMount: ({ state }) => state.status !== 'error',
};

/**
 * Where the page stands already, as HTML that `npm run prerender` wrote: draws the app apart from it, and
 * puts it in its place once it has its data, in one step. Nobody sees it happen, and what a visitor has
 * typed or pressed is not lost. In slices: the page that stands there stays usable meanwhile. A page in
 * another language or look than this reader's is not `shown`, and nothing is waited for.
 */
export async function takeOver(app: ReactNode, client: QueryClient): Promise<void> {
  const page = document.documentElement;
  const root = document.createElement('div');
  root.id = 'root';
  const reactRoot = createRoot(root);
  const show = page.dataset.shell === 'shown' ? await drawWithData(reactRoot, app, client) : null;
  if (!show) await draw(reactRoot, app);
  const before = document.getElementById('root');
  const release = before && holdInputs(before);
  if (before) layOutLater(before, root);
  show?.();
  before?.replaceWith(root);
  delete page.dataset.shell;
  document.head.querySelector('style[data-shell]')?.remove();
  release?.(root);
}

/** Returns what puts the drawing's styles in force. */
async function drawWithData(root: Root, app: ReactNode, client: QueryClient): Promise<() => void> {
  const end = performance.now() + LONGEST_WAIT;
  await prepareTheme();
  await gatherData(root, app, client, end);
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, ...ONCE } });
  const writeStyles = holdStyles(ltrCache);
  await draw(root, app);
  client.setDefaultOptions(defaults);
  await pause();
  const show = await writeStyles();
  // What depends on other data.
  while (client.isFetching() > 0 && performance.now() < end) await pause(20);
  return show;
}

function draw(root: Root, app: ReactNode): Promise<void> {
  return new Promise((resolve) => {
    startTransition(() =>
      root.render(
        <>
          {app}
          <Finished onFinish={resolve} />
        </>,
      ),
    );
  });
}

type FinishedProps = { onFinish: () => void };

/** Says when everything before it has been drawn. */
function Finished({ onFinish }: FinishedProps): ReactNode {
  useEffect(onFinish, [onFinish]);
  return null;
}
