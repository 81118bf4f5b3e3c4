import { readWorkbook } from './read-workbook.ts';
import { type Sheet, TableError, type TableFault } from './table.ts';

// A thread that reads one workbook, so that one that takes long or a lot of memory can be ended.

export type WorkbookQuestion = { bytes: Uint8Array<ArrayBuffer>; kind: 'xlsx' | 'xls' };
export type WorkbookAnswer = { sheets: Sheet[] } | { fault: TableFault };

addEventListener('message', ({ data }: MessageEvent<WorkbookQuestion>) => {
  const answer = (value: WorkbookAnswer) => {
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    postMessage(value);
  };
  readWorkbook(data.bytes, data.kind).then(
    (sheets) => answer({ sheets }),
    (error: unknown) => answer({ fault: error instanceof TableError ? error.fault : 'unreadable' }),
  );
});
