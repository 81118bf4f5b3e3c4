/**
 * Takes images out of paragraphs and headings, because the editor's images are blocks, and divides the
 * text around them. Changes `root`.
 */
export function liftImages(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    const block = image.closest('p, h2, h3, h4');
    // In a figure's or table's caption a block would not fit either.
    if (block === null) continue;
    const range = document.createRange();
    range.setStart(block, 0);
    range.setEndBefore(image);
    const before = cloneEmpty(block);
    before.append(range.extractContents());
    block.before(before, image);
    for (const part of [before, block]) if (isBlank(part)) part.remove();
  }
}

function cloneEmpty(element: Element): Element {
  const copy = element.ownerDocument.createElement(element.tagName);
  for (const { name, value } of element.attributes) copy.setAttribute(name, value);
  return copy;
}

function isBlank(element: Element): boolean {
  return element.textContent.trim() === '' && element.querySelector('img') === null;
}
