import type { Page } from 'playwright-core';

/**
 * Returns the texts of a page that a reader sees in part, or outside of their box: those that a box cuts, without an
 * ellipsis that says so and a title that has the whole, and those that stick out of a box with a colour or border.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(findCut);
}

/** Runs in the page. */
function findCut(): string[] {
  /** In px: lines of text are a little higher than their letters. */
  const SLACK = { x: 2, y: 6 };
  const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  const textRects = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };

  /** The box that cuts the text or is too small for it, up to one that scrolls or lies above others. */
  const faultyBox = (text: Element, rects: DOMRect[]): Element | undefined => {
    for (let box: Element | null = text; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { width, height, left, right, top, bottom } = box.getBoundingClientRect();
      // What only screen readers read.
      if (width <= 1 || height <= 1 || style.clipPath !== 'none') return undefined;
      if (isScrolling(style.overflowX) || isScrolling(style.overflowY)) return undefined;
      const isTold =
        style.webkitLineClamp !== 'none' ||
        (style.textOverflow === 'ellipsis' && box.closest('[title], a[aria-label]') !== null);
      if (isTold) return undefined;
      if (style.display === 'contents') continue;
      const isSeen =
        !/, 0\)$|^transparent$/.test(style.backgroundColor) ||
        Number.parseFloat(style.borderBlockEndWidth) +
          Number.parseFloat(style.borderBlockStartWidth) >
          1;
      const isLine = style.display === 'inline';
      const endsX = style.overflowX !== 'visible' || isSeen;
      const endsY = style.overflowY !== 'visible' || isSeen;
      const isFaulty = rects.some(
        (rect) =>
          (endsX && (rect.left < left - SLACK.x || rect.right > right + SLACK.x)) ||
          (endsY && (rect.top < top - SLACK.y || rect.bottom > bottom + SLACK.y)),
      );
      if (isFaulty && !isLine) return box;
      if (style.position === 'fixed' || style.position === 'absolute') return undefined;
    }
    return undefined;
  };

  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    const isVisible = parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (text === '' || !parent || !isVisible) continue;
    const box = faultyBox(parent, textRects(node));
    if (box) found.add(`“${text.slice(0, 40)}” in ${box.localName}.${box.className}`);
  }
  return [...found];
}
