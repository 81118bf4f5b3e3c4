import { programFailed } from './program-failed.ts';

/**
 * Starts the program (`src/main.tsx`) with everything the file says it needs: a link with `data-rel`
 * asks for nothing until now. `{id}` in its address is the page's own (`?id=`). Works once, and leaves
 * the program's address as `data-build`: each build has its own.
 */
export function startProgram(page: HTMLElement): void {
  const { program } = page.dataset;
  if (program === undefined) return;
  delete page.dataset.program;
  page.dataset.build = program;
  const id = new URLSearchParams(location.search).get('id');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    const { rel = '', href } = link.dataset;
    if (href === undefined) link.rel = rel;
    else if (id !== null) {
      link.href = href.replace('{id}', encodeURIComponent(id));
      link.rel = rel;
    }
  }
  const fail = () => programFailed(page, program);
  addEventListener('program-failed', fail);
  // The packages run in a task of their own (`vendor` in vite.config.ts), so that the page answers between.
  const packages = document.querySelector<HTMLLinkElement>('link[href*="/vendor-"][href$=js]');
  import(/* @vite-ignore */ packages?.href ?? program)
    .then(() => new Promise((resolve) => void setTimeout(resolve)))
    .then(() => import(/* @vite-ignore */ program))
    .catch(fail);
}
