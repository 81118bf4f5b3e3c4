/** Unwraps images from paragraphs without text, because the editor's images are blocks. Changes `root`. */
export function liftImages(root: ParentNode): void {
  for (const paragraph of root.querySelectorAll('p')) {
    const images = paragraph.querySelectorAll('img');
    if (images.length > 0 && paragraph.textContent.trim() === '') paragraph.replaceWith(...images);
  }
}
