// The same as in the page itself, for hosts whose policy does not let that run.
import './first-paint.js';
import { rememberPresses } from './remember-presses.ts';
import { startProgram } from './start-program.ts';

// Starts the program: at once on an empty page, and where a prerendered one stands, when its largest
// picture has come or somebody does something.

/** In milliseconds. A picture that takes longer is not waited for. */
const LONGEST_WAIT = 4000;
/** In milliseconds: from a picture that has been decoded to one that is painted. */
const PAINT_TIME = 300;
/** What the default look writes in (`src/theme/typography.ts`). */
const FONTS = ['1em "Public Sans Variable"', '700 1em Barlow'];
const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'wheel'];

const page = document.documentElement;
const start = () => startProgram(page);
const elementOf = (entry: PerformanceEntry) => 'element' in entry && entry.element;

function begin(): void {
  const { prerendered = 'off' } = page.dataset;
  if (prerendered === 'off') {
    if (page.lang === 'en') loadFonts();
    start();
    return;
  }
  rememberPresses();
  for (const input of INPUTS) addEventListener(input, start, { once: true, passive: true });
  setTimeout(start, LONGEST_WAIT);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  // Safari does not tell when something was painted.
  const later = () => setTimeout(start, PAINT_TIME);
  if (picture) picture.decode().then(later, later);
  else later();
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => !picture || elementOf(entry) === picture)) start();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** The program writes the first English texts: with fonts that came after them, they would move. */
function loadFonts(): void {
  for (const font of FONTS) document.fonts.load(font).catch(() => undefined);
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
