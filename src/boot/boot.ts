import { isEnglish } from './is-english.ts';
import { keepPresses } from './keep-presses.ts';
import { applyLook } from './look.ts';
import { startProgram } from './start-program.ts';

// The page's first script, and before its largest picture the only one: at most 2 kB (a test weighs
// it). It gives the page its look, and starts the program when that disturbs nobody any more.

/** A picture that takes longer than this is not waited for. */
const LONGEST_WAIT = 4000;
const INPUTS = ['pointerdown', 'keydown', 'touchstart', 'wheel'];

const page = document.documentElement;
const start = () => startProgram(page);

const [, area] = /^\/(backstage|auth)(\/|$)/.exec(location.pathname) ?? [];
if (area) page.dataset.area = area;
const looksRight = applyLook(page);
const english = isEnglish();
if (english) page.lang = 'en';

const isShown = page.dataset.shell === 'waiting';
const isRight = looksRight && !english;
// What was seen is not taken away; what was not is better not shown in another language.
if (isShown && !isRight && !performance.getEntriesByType('paint').length) {
  page.dataset.shell = 'off';
}

function begin(): void {
  if (!isShown || !isRight) {
    start();
    return;
  }
  keepPresses();
  for (const input of INPUTS) addEventListener(input, start, { once: true, passive: true });
  setTimeout(start, LONGEST_WAIT);
  const painted = () => void requestAnimationFrame(() => setTimeout(start));
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority=high]');
  if (picture) picture.decode().then(painted, painted);
  else painted();
}

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();
