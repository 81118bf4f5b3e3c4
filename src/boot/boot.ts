import { isEnglish } from './is-english.ts';
import { keepPresses } from './keep-presses.ts';
import { applyLook } from './look.ts';
import { startProgram } from './start-program.ts';

// The page's first script, and before its largest picture the only one: at most 2 kB (a test weighs
// it). It gives the page its look, and starts the program when that disturbs nobody any more.

/** A picture that takes longer than this is not waited for. */
const LONGEST_WAIT = 4000;
/** From a picture that has come to one that is seen. */
const PAINT_TIME = 300;
/** As `src/theme/typography.ts` has them: what the default look writes in. */
const FONTS = ['1em "Public Sans Variable"', '700 1em Barlow'];
const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'wheel'];

const page = document.documentElement;
const start = () => startProgram(page, isRight);

const [, area] = /^\/(backstage|auth)(\/|$)/.exec(location.pathname) ?? [];
page.dataset.area = area ?? 'site';
const looksRight = applyLook(page);
const english = isEnglish();
if (english) {
  page.lang = 'en';
  // The program writes all texts: with fonts that came after it, they would move.
  for (const font of FONTS) document.fonts.load(font).catch(() => undefined);
}

const isShown = page.dataset.shell === 'waiting';
// The file has a list's first page, and all of it.
const isNarrowed = /[?&](page|q|categoryId|city|type)=/.test(location.search);
const isRight = looksRight && !english && !isNarrowed;
// What was seen is not taken away; what was not is better not shown in another language.
if (isShown && !isRight && !performance.getEntriesByType('paint').length) {
  page.dataset.shell = 'off';
}

const elementOf = (entry: PerformanceEntry) => 'element' in entry && entry.element;

function begin(): void {
  if (!isShown || !isRight) {
    start();
    return;
  }
  keepPresses();
  for (const input of INPUTS) addEventListener(input, start, { once: true, passive: true });
  setTimeout(start, LONGEST_WAIT);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  // Safari tells of no paint, and no browser of a picture that it takes for a mere background.
  const later = () => setTimeout(start, PAINT_TIME);
  if (picture) picture.decode().then(later, later);
  else later();
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry) => !picture || elementOf(entry) === picture)) start();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
