import './production-mode.ts';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { detailsAddress } from '#src/public-pages.ts';
import { runCommand } from '../command-line.ts';
import { OPTIONS_USAGE, readArguments } from './arguments.ts';
import { DEFAULT_LIMIT, prerender } from './prerender.ts';
import type { RecordSummary } from './prerender-records.ts';

/** In details pages: how often a log says how far the command is. */
const LOGGED = 1000;

const USAGE = `npm run prerender -- [host] [--site <origin>] [--dist <folder>] [--limit <number>]

Writes the public pages of the build as HTML, with the current data. Of details pages, only those are written
whose records have changed since.

${OPTIONS_USAGE}  --limit <number> how many details pages of each type, the newest first: ${DEFAULT_LIMIT} by default
`;

await runCommand(USAGE, async (args) => {
  const { close, limit = DEFAULT_LIMIT, ...site } = await readArguments(args, { takesLimit: true });
  try {
    if (!existsSync(join(site.folder, 'index.html'))) {
      throw new Error('There is no build to prerender. Run `npm run build` first.');
    }
    const { written, unrendered, records, absent } = await prerender(site, {
      limit,
      onProgress: showProgress,
    });
    for (const file of written) {
      const { size } = statSync(join(site.folder, file));
      process.stdout.write(`${file} ${(size / 1000).toFixed(1)} kB\n`);
    }
    for (const summary of records) process.stdout.write(describe(summary));
    for (const call of absent) process.stdout.write(`The server does not have ${call}\n`);
    const broken = [...unrendered, ...records.flatMap(brokenIn)];
    if (broken.length > 0)
      throw new Error(['Some pages could not be rendered:', ...broken].join('\n  '));
  } finally {
    await close();
  }
});

/** Counts in one line on a terminal; in a log, which would have thousands of lines, now and then. */
function showProgress(done: number, total: number): void {
  const text = `Details pages: ${done} of ${total}`;
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? '\n' : ''}`);
  else if (done % LOGGED === 0) process.stdout.write(`${text}\n`);
}

/** The pages of a type that could not be rendered, and why. */
function brokenIn({ type, broken }: RecordSummary): string[] {
  return [...broken].map(([id, message]) => `${detailsAddress(type, id)}: ${message}`);
}

function describe({
  type,
  written,
  unchanged,
  removed,
  unsuitable,
  failed,
}: RecordSummary): string {
  return [
    `/${type}/details: ${written} files written, ${unchanged} unchanged, ${removed} removed`,
    ...unsuitable.map(
      (id) => `  no file for ${id}: only letters a-z, digits, - and _ can be its name`,
    ),
    ...failed.map((id) => `  no file for ${id}: it could not be read`),
    '',
  ].join('\n');
}
