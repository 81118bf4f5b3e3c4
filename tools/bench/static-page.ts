/**
 * The prerendered page as plain HTML: the same content, styles and pictures, and no script. Its pictures
 * come as HTML brings them, all at once.
 */
export function toStaticPage(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link [^>]*(?:data-rel|rel="preload")[^>]*>/g, '')
    .replaceAll(/<style data-boot>.*?<\/style>/gs, onlyFonts)
    .replace(/<div class="boot".*?(?=<\/body>)/s, '')
    .replace(/ data-prerendered="\w+"/, '')
    .replaceAll(/ (?:loading|fetchpriority)="\w+"/gi, '');
}

/**
 * Has the browser tell when the largest picture is painted. What it tells of itself of the largest
 * element leaves a picture out whose first bytes, and no more, are there at its first paint: so few bytes
 * for so large an area are a mere background to it, for good. On a slowed network that is chance.
 */
export function markLargest(html: string): string {
  return html.replace(/(<img [^>]*)(fetchpriority="high")/i, '$1elementtiming="largest" $2');
}

/** Of the skeleton's styles the page itself needs the fonts. */
function onlyFonts(style: string): string {
  return `<style>${style.match(/@font-face\{[^}]*\}/g)?.join('') ?? ''}</style>`;
}
