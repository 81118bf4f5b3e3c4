import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

const script = new Script(readFileSync('src/boot/first-paint.js', 'utf8'));

/** Runs the script that stands in the page itself, as a page does that is opened. */
export function runFirstPaint(): void {
  script.runInThisContext();
}
