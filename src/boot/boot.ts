// The page contains this script inline too; imported for hosts whose security policy blocks inline scripts.
import './first-paint.js';
import { rememberPresses } from './remember-presses.ts';
import { startProgram } from './start-program.ts';

// Starts the app: at once on an empty page; on a prerendered page after its largest image is painted or
// at the first input, so that the app does not delay that image.

/** In milliseconds: the longest wait for the largest image. */
const LONGEST_WAIT = 4000;
/** In milliseconds: the time from decoding an image to painting it. */
const PAINT_TIME = 300;
/** The default fonts of `src/theme/typography.ts`. */
const FONTS = ['1em "Public Sans Variable"', '700 1em Barlow'];
const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'wheel'];

const page = document.documentElement;
const start = () => startProgram(page);
const elementOf = (entry: PerformanceEntry) => 'element' in entry && entry.element;

function begin(): void {
  page.dataset.booted = '';
  const { prerendered = 'off', leaving } = page.dataset;
  if (prerendered === 'off' && leaving === undefined) {
    start();
    if (page.lang === 'en') loadFonts();
    return;
  }
  if (leaving === undefined) setTimeout(start, LONGEST_WAIT);
  rememberPresses();
  for (const input of INPUTS) addEventListener(input, start, { once: true, passive: true });
  // The next page is loading: its file has priority over the program.
  if (leaving !== undefined) return;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  // A fallback for Safari versions that do not report the largest contentful paint.
  const later = () => setTimeout(start, PAINT_TIME);
  if (picture) picture.decode().then(later, later);
  else later();
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => !picture || elementOf(entry) === picture)) start();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Loads the fonts before the app renders English text, which would shift if they arrived later. */
function loadFonts(): void {
  for (const font of FONTS) document.fonts.load(font).catch(() => undefined);
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
