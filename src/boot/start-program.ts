import { programFailed } from './program-failed.ts';

/**
 * Starts the app (`src/main.tsx`) and the preloads of its page: a link with `data-rel` loads nothing before
 * this, and `{id}` in its URL is replaced by the page's `?id=`. A second call does nothing. Moves the
 * entry script's URL from `data-program` to `data-build`, where it identifies the build.
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
  // The `vendor` chunk (vite.config.ts) runs in a separate task, so that the page can handle input between.
  const packages = document.querySelector<HTMLLinkElement>('link[href*="/vendor-"][href$=js]');
  import(/* @vite-ignore */ packages?.href ?? program)
    .then(() => new Promise((resolve) => void setTimeout(resolve)))
    .then(() => import(/* @vite-ignore */ program))
    .catch(fail);
}
