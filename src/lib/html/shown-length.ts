/** In characters, without the bytes of pictures. */
const MAX_LENGTH = 512 * 1024;

/** The bytes of a picture, which older editors store within the text. */
const PICTURE = /data:image\/[\w.+-]+;base64,[a-z\d+/=\s]*/gi;

/** How much of rich text is shown, in characters from its beginning. */
export function shownLength(html: string): number {
  let left = MAX_LENGTH;
  let from = 0;
  if (html.length <= left) return html.length;
  for (const { 0: picture, index } of html.matchAll(PICTURE)) {
    if (index - from > left) break;
    left -= index - from;
    from = index + picture.length;
  }
  return Math.min(from + left, html.length);
}

export function isCut(html: string): boolean {
  return shownLength(html) < html.length;
}
