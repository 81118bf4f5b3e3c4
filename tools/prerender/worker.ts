import './production-mode.ts';
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import * as v from 'valibot';
import { openRenderer } from './open-renderer.ts';
import { RecordPage, writeRecordPage } from './record-pages.ts';

// A thread of `prerender-records.ts`: writes the pages that it is sent, and answers why it has no file, or null.

const [folder = '', api = '', origin = ''] = process.argv.slice(2);
const site = { folder, api, origin };
const opening = openRenderer(site);

parentPort?.on('message', async (message: unknown) => {
  const { renderPage } = await opening;
  const unwritten = await writeRecordPage(site, v.parse(RecordPage, message), renderPage);
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  parentPort?.postMessage(unwritten);
});
