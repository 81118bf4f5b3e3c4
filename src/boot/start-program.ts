import { programFailed } from './program-failed.ts';

/**
 * Starts the program (`src/main.tsx`) with everything the file says it needs: a link with `data-rel`
 * asks for nothing until now. `{id}` in its address is the page's own (`?id=`). Works once, and leaves
 * the program's address as `data-build`: each build has its own.
 * @param isRight whether the texts and data that the file names are the ones for this visitor
 */
export function startProgram(page: HTMLElement, isRight: boolean): void {
  const { program } = page.dataset;
  if (program === undefined) return;
  delete page.dataset.program;
  page.dataset.build = program;
  const id = new URLSearchParams(location.search).get('id');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    const { rel = '', href } = link.dataset;
    const isOwnCall = href !== undefined && id !== null;
    if (isOwnCall) link.href = href.replace('{id}', encodeURIComponent(id));
    if (isOwnCall || (link.href && rel !== 'preload')) link.rel = rel;
    // Two dozen requests in one task keep a slow phone for a tenth of a second.
    else if (link.href && isRight) setTimeout(() => void (link.rel = rel));
  }
  if (page.dataset.shell === 'waiting') page.dataset.shell = 'shown';
  const fail = () => programFailed(page, program);
  addEventListener('program-failed', fail);
  // The packages run in a task of their own (`vendor` in vite.config.ts): the page answers in between.
  const packages = document.querySelector<HTMLLinkElement>(
    'link[href*="/vendor-"][href$=js]',
  )?.href;
  import(/* @vite-ignore */ packages ?? program)
    .then(() => new Promise((resolve) => void setTimeout(resolve)))
    .then(() => import(/* @vite-ignore */ program))
    .catch(fail);
}
