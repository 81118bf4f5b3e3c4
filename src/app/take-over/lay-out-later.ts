/** What a page is made of, from the top: each can be laid out by itself. Also for `prerender/parts.ts`. */
export const PARTS = 'main > section, main ~ footer';

/**
 * Keeps the parts of a page that are far from the window from being laid out with the rest, at the
 * heights that they have in the page before. The browser lays each out once it comes near, is looked for
 * in the page, or printed; from then on it is as any other.
 */
export function layOutLater(before: Element, after: Element): void {
  const heights = partsOf(before).flatMap((part) => contentHeightOf(part) ?? []);
  const parts = partsOf(after);
  if (parts.length !== heights.length) return;
  for (const [index, part] of parts.entries()) {
    part.style.contentVisibility = 'auto';
    part.style.containIntrinsicHeight = `auto ${heights[index]}px`;
    part.addEventListener('contentvisibilityautostatechange', (event) => {
      const isNear = event.target === part && 'skipped' in event && !event.skipped;
      if (!isNear) return;
      part.style.contentVisibility = '';
      part.style.containIntrinsicHeight = '';
    });
  }
}

/** In pixels, without padding and borders, as `contain-intrinsic-height` means it; none for what is not shown. */
function contentHeightOf(part: HTMLElement): number | undefined {
  const { paddingTop, paddingBottom } = getComputedStyle(part);
  const height =
    part.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  return height > 0 ? height : undefined;
}

function partsOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PARTS)];
}
