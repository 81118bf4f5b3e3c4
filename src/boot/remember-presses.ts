let stop = (): void => {};

/**
 * Marks the last button clicked or form submitted on a prerendered page with `data-pressed`; the app
 * repeats it after hydration (`src/app/start-app.tsx`). Links need no mark, because they work without it.
 */
export function rememberPresses(): void {
  const end = new AbortController();
  const { signal } = end;
  stop = () => end.abort();
  addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) mark(target.closest('button,[role=button]'));
    },
    { signal },
  );
  addEventListener(
    'submit',
    (event) => {
      if (!(event.target instanceof Element) || !mark(event.target)) return;
      event.preventDefault();
    },
    { signal },
  );
}

/** Call this when the app failed to load: the browser then handles forms itself again. */
export function stopRememberingPresses(): void {
  stop();
}

function mark(element: Element | null): boolean {
  if (!element?.closest('#root') || !document.documentElement.dataset.prerendered) return false;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  element.setAttribute('data-pressed', '');
  return true;
}
