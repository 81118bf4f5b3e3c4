import { DEFERRED } from '../prerender/deferred-link.ts';

/**
 * Returns the prerendered page as plain HTML: the same content, styles and pictures, without scripts
 * and without lazy loading.
 */
export function toStaticPage(html: string): string {
  return html
    .replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(DEFERRED, '')
    .replaceAll(/<link [^>]*rel="preload"[^>]*>/g, '')
    .replaceAll(/<style data-boot>.*?<\/style>/gs, onlyFonts)
    .replace(/<div class="boot".*?(?=<\/body>)/s, '')
    .replace(/ data-prerendered="\w+"/, '')
    .replaceAll(/ (?:loading|fetchpriority)="\w+"/gi, '');
}

/**
 * Marks the largest picture for Element Timing. The browser's own LCP entry ignores a picture of which
 * only a few bytes have arrived at its first paint, which on a slow network depends on chance.
 */
export function markLargest(html: string): string {
  return html.replace(/(<img [^>]*)(fetchpriority="high")/i, '$1elementtiming="largest" $2');
}

/** Plain HTML needs only the fonts of the skeleton's styles. */
function onlyFonts(style: string): string {
  return `<style>${style.match(/@font-face\{[^}]*\}/g)?.join('') ?? ''}</style>`;
}
