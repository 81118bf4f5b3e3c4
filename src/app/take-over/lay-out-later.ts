/** What a page is made of, from the top: each can be laid out by itself. Also for `prerender/parts.ts`. */
export const PARTS = 'main > section, main ~ footer';

/**
 * Keeps the parts of a page that are far from the window from being laid out with the rest, at the
 * heights that they have in the page before. Returns what lays them out one by one; call it when the page
 * stands.
 */
export function layOutLater(before: Element, after: Element): () => Promise<void> {
  const heights = partsOf(before).flatMap(({ offsetHeight }) => offsetHeight || []);
  const parts = partsOf(after);
  if (parts.length !== heights.length) return async () => undefined;
  for (const [index, { style }] of parts.entries()) {
    style.contentVisibility = 'auto';
    style.containIntrinsicHeight = `auto ${heights[index]}px`;
  }
  return async () => {
    for (const { style } of parts) {
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
      style.contentVisibility = '';
      style.containIntrinsicHeight = '';
    }
  };
}

function partsOf(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(PARTS)];
}
