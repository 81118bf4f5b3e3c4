/**
 * Takes pictures out of the paragraphs that hold nothing else: here a picture is a block of its own.
 * Changes `root`.
 */
export function liftImages(root: ParentNode): void {
  for (const paragraph of root.querySelectorAll('p')) {
    const images = paragraph.querySelectorAll('img');
    if (images.length > 0 && paragraph.textContent.trim() === '') paragraph.replaceWith(...images);
  }
}
