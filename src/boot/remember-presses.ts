let stop = (): void => {};

/**
 * Remembers the last thing that was pressed or sent off on a prerendered page, by the attribute
 * `data-pressed`: the program does it once it is there (`src/app/start-app.tsx`). Links work without it.
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

/** Leaves presses to the browser again, where the program does not come. */
export function stopRememberingPresses(): void {
  stop();
}

function mark(element: Element | null): boolean {
  if (!element?.closest('#root') || !document.documentElement.dataset.prerendered) return false;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  element.setAttribute('data-pressed', '');
  return true;
}
