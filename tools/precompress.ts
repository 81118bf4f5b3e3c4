import { readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pMap from 'p-map';
import type { Plugin } from 'vite';

const TEXT = /\.(?:css|html|js|json|md|svg|txt|xml)$/;
/** In bytes; smaller files fit into one packet anyway. */
const SMALLEST = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` file beside every text in the build's folder, which a host can send without
 * compressing it again.
 */
export function precompressed(): Plugin {
  let folder = '';
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => precompress(filesIn(folder)),
  };
}

/**
 * Compresses these files, also again; files that are no texts are left unchanged.
 * @param quality the quality of Brotli
 */
export async function precompress(
  paths: string[],
  quality = constants.BROTLI_MAX_QUALITY,
): Promise<void> {
  const texts = paths.filter((path) => TEXT.test(path));
  await pMap(texts, (path) => compress(path, quality), { concurrency: availableParallelism() });
}

/**
 * Writes a text and its compressed copies, whole files one after another and the text last: what is interrupted leaves
 * the text as it was, so that whoever compares it writes it again.
 * @param quality the quality of Brotli
 */
export async function writeText(path: string, content: string, quality: number): Promise<void> {
  await compress(path, quality, Buffer.from(content));
  await writeWhole(path, content);
}

/** A host never sends, and an interrupted run never leaves, half of a file that is renamed. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const unfinished = `${path}.unfinished`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

async function compress(path: string, quality: number, text?: Buffer): Promise<void> {
  const content = text ?? (await readFile(path));
  if (content.length < SMALLEST) {
    // A larger version may have been compressed before.
    await Promise.all([rm(`${path}.br`, { force: true }), rm(`${path}.gz`, { force: true })]);
    return;
  }
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: quality,
  };
  await writeWhole(`${path}.br`, await toBrotli(content, { params }));
  await writeWhole(`${path}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
