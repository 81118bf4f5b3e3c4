import { inertDocument } from '#src/lib/html/inert-document.ts';

/**
 * Moves images out of paragraphs and headings, because the editor's images are blocks, and splits the
 * text around them. A linked image is then alone in its link. Changes `root`.
 */
export function liftImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    const link = image.closest('a[href]');
    const linked = link ? cloneEmpty(link) : image;
    if (link?.contains(image.closest('figure'))) {
      image.replaceWith(linked);
      linked.append(image);
      continue;
    }
    const block = image.closest('p, h2, h3, h4') ?? link;
    // The captions of figures and tables allow no block either.
    if (block === null || isAlone(image, block)) continue;
    const range = document.createRange();
    range.setStart(block, 0);
    range.setEndBefore(image);
    const before = cloneEmpty(block);
    before.append(range.extractContents());
    block.before(before, linked);
    if (link) linked.append(image);
    for (const part of [before, block]) if (isBlank(part)) part.remove();
  }
}

function isAlone(image: Element, link: Element): boolean {
  const [only, ...others] = link.children;
  return link.matches('a') && only === image && others.length === 0 && !link.textContent.trim();
}

function cloneEmpty(element: Element): Element {
  const copy = inertDocument().createElement(element.tagName);
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  return copy;
}

function isBlank(element: Element): boolean {
  return element.textContent.trim() === '' && element.querySelector('img') === null;
}
