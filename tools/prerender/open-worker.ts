import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { RecordPage } from './record-pages.ts';
import type { Site } from './site.ts';

const Answer = v.tuple([v.boolean()]);

/**
 * Opens a thread that writes details pages, one at a time. Rendering uses state of the whole program
 * (language, time, styles), so that pages can be rendered at once only in different threads.
 */
export function openWorker({ folder, api, origin }: Site) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    argv: [folder, api, origin],
  });
  return {
    /** @throws what the thread throws */
    write: async (page: RecordPage): Promise<boolean> => {
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(page);
      const [isWritten] = v.parse(Answer, await once(worker, 'message'));
      return isWritten;
    },
    close: async () => void (await worker.terminate()),
  };
}
