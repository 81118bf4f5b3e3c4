import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

const script = new Script(readFileSync('src/boot/first-paint.js', 'utf8'));

/** Runs the inline script of the page, as the browser does on loading. */
export function runFirstPaint(): void {
  script.runInThisContext();
}
