import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pMap from 'p-map';
import * as v from 'valibot';
import type { DetailsPageType } from '#src/public-pages.ts';
import type { openRenderer } from './open-renderer.ts';
import {
  FILES_AT_ONCE,
  hasFileId,
  hashOf,
  isUpToDate,
  type RecordPage,
  recordPages,
  removeOtherPages,
  Unwritten,
  writeRecordPage,
} from './record-pages.ts';
import { builtTypes, INDEX, type Site } from './site.ts';

const Answer = v.tuple([v.nullable(Unwritten)]);

/**
 * Opens a thread that writes details pages, one at a time. Rendering uses state of the whole program
 * (language, time, styles), so that pages can be rendered at once only in different threads.
 */
function openWorker({ folder, api, origin }: Site) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    argv: [folder, api, origin],
  });
  return {
    /** @throws what the thread throws */
    write: async (page: RecordPage): Promise<Unwritten | null> => {
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(page);
      const [unwritten] = v.parse(Answer, await once(worker, 'message'));
      return unwritten;
    },
    close: async () => void (await worker.terminate()),
  };
}

/** At most so many threads, so that the API server is not flooded. */
const MAX_THREADS = 4;
/** In pages: fewer pages are written faster than another thread starts. */
const PAGES_PER_THREAD = 40;

export type RecordSummary = {
  type: DetailsPageType;
  /** The number of written files; each record has one per language. */
  written: number;
  unchanged: number;
  removed: number;
  /** Ids of records that cannot be file names. */
  unsuitable: (string | number)[];
  /** Records that could not be read. */
  failed: string[];
  /** Records whose page could not be rendered, and why. */
  broken: Map<string, string>;
};

type RecordOptions = {
  renderer: Pick<Awaited<ReturnType<typeof openRenderer>>, 'readShownRecords' | 'renderPage'>;
  /** Number of records of each type, the newest ones. */
  limit: number;
  /** What every page shows: the data of the layout. */
  layout: unknown;
  onProgress: (done: number, total: number) => void;
};

/**
 * Writes a file for the details page of each record that visitors can see, in each language. Files that are up to
 * date stay unchanged, and the files of other records are removed.
 */
export async function prerenderRecords(
  site: Site,
  { renderer, limit, layout, onProgress }: RecordOptions,
): Promise<RecordSummary[]> {
  const version = await readFile(join(site.folder, 'version.json'), 'utf8');
  const summaries: RecordSummary[] = [];
  const changed: RecordPage[] = [];
  for (const type of builtTypes(site.folder)) {
    const shell = await readFile(join(site.folder, type, 'details', `${INDEX}.html`), 'utf8');
    const records = (await renderer.readShownRecords(site.api, type))
      .toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
      .slice(0, limit);
    const common = hashOf([version, shell, site.origin, layout]);
    const pages = recordPages(type, records, common);
    const fresh = await pMap(pages, (page) => isUpToDate(site.folder, page), {
      concurrency: FILES_AT_ONCE,
    });
    const stale = pages.filter((_page, index) => fresh[index] !== true);
    changed.push(...stale);
    summaries.push({
      type,
      written: stale.length,
      unchanged: pages.length - stale.length,
      removed: await removeOtherPages(site.folder, type, pages),
      unsuitable: records.filter((record) => !hasFileId(record)).map(({ id }) => id),
      failed: [],
      broken: new Map(),
    });
  }
  const unwritten = await writePages(site, changed, { renderer, onProgress });
  for (const [{ type, id }, reason] of unwritten) {
    const summary = summaries.find((each) => each.type === type);
    if (!summary) continue;
    summary.written -= 1;
    if (reason.why === 'error') summary.broken.set(id, reason.message);
    else if (!summary.failed.includes(id)) summary.failed.push(id);
  }
  return summaries;
}

/** Writes pages in several threads, this one among them, and returns those that have no file, with the reason. */
async function writePages(
  site: Site,
  pages: readonly RecordPage[],
  { renderer, onProgress }: Pick<RecordOptions, 'renderer' | 'onProgress'>,
): Promise<Map<RecordPage, Unwritten>> {
  const threads = Math.min(
    MAX_THREADS,
    availableParallelism(),
    Math.ceil(pages.length / PAGES_PER_THREAD),
  );
  const workers = Array.from({ length: Math.max(0, threads - 1) }, () => openWorker(site));
  const writers = [
    (page: RecordPage) => writeRecordPage(site, page, renderer.renderPage),
    ...workers.map(({ write }) => write),
  ];
  const failed = new Map<RecordPage, Unwritten>();
  let done = 0;
  // All threads read from the same queue.
  const queue = pages.values();
  const work = async (write: (page: RecordPage) => Promise<Unwritten | null>) => {
    for (const page of queue) {
      const reason = await write(page);
      if (reason) failed.set(page, reason);
      done += 1;
      onProgress(done, pages.length);
    }
  };
  try {
    await Promise.all(writers.map(work));
  } finally {
    await Promise.all(workers.map(({ close }) => close()));
  }
  return failed;
}

function timeOf(record: { publishTime: string; updateTime: string }): string {
  return record.publishTime || record.updateTime;
}
