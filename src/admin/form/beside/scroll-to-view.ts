const MARKED = 'data-beside';

/** Scrolls an element of the page into view, and marks it. Not `scrollIntoView`, which scrolls the page around the frame too. */
export function scrollToView(element: Element): void {
  const page = element.ownerDocument;
  for (const before of page.querySelectorAll<HTMLElement>(`[${MARKED}]`)) {
    before.removeAttribute(MARKED);
    before.style.outline = '';
  }
  element.setAttribute(MARKED, '');
  element.setAttribute('style', 'outline: 2px solid var(--mui-palette-secondary-main)');
  const view = page.defaultView;
  if (!view) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top >= MARGIN && bottom <= view.innerHeight - MARGIN) return;
  // A dialog scrolls by itself.
  const scroller = element.closest('[role="dialog"] > *') ?? view;
  scroller.scrollBy({ top: top - view.innerHeight / 3 });
}

/** In px: the page's header is above it. */
const MARGIN = 96;
