/**
 * Starts the program (`src/main.tsx`) with everything the file says it needs: a link with `data-rel`
 * asks for nothing until now. `{id}` in its address is the page's own (`?id=`). Works once.
 */
export function startProgram(page: HTMLElement): void {
  const { program } = page.dataset;
  if (program === undefined) return;
  delete page.dataset.program;
  const id = new URLSearchParams(location.search).get('id');
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-rel]')) {
    const { rel = '', href } = link.dataset;
    if (href !== undefined && id) link.href = href.replace('{id}', encodeURIComponent(id));
    if (link.href) link.rel = rel;
  }
  if (page.dataset.shell === 'waiting') page.dataset.shell = 'shown';
  void import(/* @vite-ignore */ program);
}
