import { hasInterfaces } from './interfaces.ts';
import { programFailed } from './program-failed.ts';

/** Turning a link on takes half a millisecond on a fast computer. */
const LINKS_AT_ONCE = 8;

/**
 * Starts the app (`src/main.tsx`) and the preloads of its page: a link in a template loads nothing before
 * this, and one with `data-id` gets the page's `?id=` at the end of its URL. A second call does nothing. Moves the
 * entry script's URL from `data-program` to `data-build`, where it identifies the build.
 */
export function startProgram(page: HTMLElement): void {
  const { program, polyfills = '' } = page.dataset;
  if (program === undefined) return;
  delete page.dataset.program;
  page.dataset.build = program;
  void turnLinksOn();
  const fail = () => programFailed(program);
  addEventListener('program-failed', fail);
  // The `vendor` chunk (vite.config.ts) runs in a separate task, so that the page can handle input between.
  const packages = document.querySelector<HTMLLinkElement>('link[href*="/vendor-"][href$=js]');
  const ready = hasInterfaces() ? Promise.resolve() : import(/* @vite-ignore */ polyfills);
  ready
    .then(() => import(/* @vite-ignore */ packages?.href ?? program))
    .then(nextTask)
    .then(() => import(/* @vite-ignore */ program))
    .catch(fail);
}

/** Turns the deferred links on, the program's and the packages' at once. */
async function turnLinksOn(): Promise<void> {
  const id = new URLSearchParams(location.search).get('id');
  const templates = document.querySelectorAll<HTMLTemplateElement>('template[data-link]');
  for (const [index, template] of templates.entries()) {
    if (index > 0 && index % LINKS_AT_ONCE === 0) await nextTask();
    const call = template.content.querySelector<HTMLLinkElement>('link[data-id]');
    if (call && id !== null) call.href += encodeURIComponent(id);
    if (call && id === null) template.remove();
    else template.replaceWith(template.content);
  }
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
