import { randomUUID } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  linkSync,
  mkdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';

const PACKAGES = join(import.meta.dirname, '..', '..', 'node_modules');
const ARCHIVE = join(PACKAGES, '@sparticuz', 'chromium', 'bin', 'chromium.br');
const UNPACKED = join(PACKAGES, '.cache', 'chromium');

/** The npm package with Chromium exists for Linux on x64 only. */
export const IS_PACKAGED = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the Chromium of the npm package, if that has not been done yet, and returns its path. The
 * package's own `executablePath` is not used: it unpacks to /tmp/chromium, where a second process finds the
 * unfinished file and cannot start it, and where an older version stays after an update.
 */
export async function packagedChromium(folder = UNPACKED): Promise<string> {
  const path = join(folder, `chromium-${Math.floor(statSync(ARCHIVE).mtimeMs)}`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, randomUUID());
  await pipeline(
    createReadStream(ARCHIVE),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o755 }),
  );
  // Not renamed: that would replace a file that another process has unpacked and started meanwhile, and a running
  // Chromium starts its own file again.
  try {
    linkSync(unfinished, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
  rmSync(unfinished);
  return path;
}
