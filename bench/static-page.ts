/**
 * The prerendered page as plain HTML: the same content, styles and pictures, and no script. Its pictures
 * come as HTML brings them, all at once.
 */
export function toStaticPage(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*><\/script>/g, '')
    .replaceAll(/<link [^>]*(?:data-rel|rel="preload")[^>]*>/g, '')
    .replaceAll(/<style data-boot>.*?<\/style>/gs, '')
    .replace(/<div class="boot".*?(?=<div data-content>)/s, '')
    .replaceAll(/ data-(?:later|shell="waiting")/g, '')
    .replaceAll(/ (?:loading|fetchpriority)="\w+"/g, '');
}
