/**
 * Remembers what is pressed or sent off before the program is there, by `data-pressed` on it: the
 * program does it when it takes the page over. Links need nobody, they lead to the next page.
 */
export function keepPresses(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element) mark(target.closest('button,[role=button]'));
  });
  addEventListener('submit', (event) => {
    if (!(event.target instanceof Element) || !mark(event.target)) return;
    event.preventDefault();
  });
}

function mark(element: Element | null): boolean {
  if (!element?.closest('[data-content]')) return false;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  element.setAttribute('data-pressed', '');
  return true;
}
