import { decodeText, MAX_TABLE_BYTES, readCsv } from './read-csv.ts';
import { type Book, type Encoding, type Sheet, TableError } from './table.ts';
import { fileKind } from './file-kind.ts';
import type { WorkbookAnswer, WorkbookQuestion } from './workbook-worker.ts';
import { unpackedSize, withSlashes } from './zip-parts.ts';

/** Bytes of all files in a workbook: with more, reading takes minutes and gigabytes. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/**
 * Reads a CSV file or an Excel workbook, whatever its name says. Sheets without content are left out.
 * @param chosen the encoding of a text that a person has chosen, in place of the guess
 * @throws TableError where there is no table in the file
 */
export async function readBook(file: File, chosen?: Encoding): Promise<Book> {
  if (file.size > MAX_TABLE_BYTES) throw new TableError('tooLarge');
  const bytes = withSlashes(new Uint8Array(await file.arrayBuffer()));
  const kind = fileKind(bytes);
  const isNamedText = !/\.(?:xlsx?|xlsm|et)$/i.test(file.name);
  if (kind === 'text') {
    const { text, encoding } = decodeText(bytes, chosen);
    const rows = readCsv(text);
    if (rows === null) throw new TableError('broken');
    return {
      file,
      kind,
      ...(encoding && { encoding }),
      sheets: [textSheet(rows)],
      ...(!isNamedText && { remark: 'text' }),
    };
  }
  if (kind === 'xlsx' && unpackedSize(bytes) > MAX_UNPACKED) throw new TableError('tooLarge');
  const sheets = await readApart({ bytes, kind });
  return { file, kind, sheets, ...(kind === 'xls' && { remark: 'old' }) };
}

/** In ms; reading the largest workbook takes a few seconds. */
const MAX_TIME = 60_000;

/** Reads a workbook in a thread, or here where the browser cannot start one. */
async function readApart(question: WorkbookQuestion): Promise<readonly Sheet[]> {
  const readHere = async () => {
    const { readWorkbook } = await import('./read-workbook.ts');
    return readWorkbook(question.bytes, question.kind);
  };
  if (typeof Worker === 'undefined') return readHere();
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<WorkbookAnswer | null>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data));
      worker.addEventListener('error', () => resolve(null));
      timer = setTimeout(() => resolve({ fault: 'tooLarge' }), MAX_TIME);
      // A thread has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage(question);
    });
    if (answer === null) return await readHere();
    if ('fault' in answer) throw new TableError(answer.fault);
    return answer.sheets;
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

const NONE = { hiddenColumns: new Set<number>(), merged: [], pictures: [], uncomputed: [] };
const NOTHING_STORED: ReadonlyMap<number, string> = new Map();

function textSheet(rows: readonly string[][]): Sheet {
  return {
    ...NONE,
    name: '',
    isHidden: false,
    rows: rows.map((cells, index) => ({
      line: index + 1,
      cells,
      stored: NOTHING_STORED,
      isHidden: false,
    })),
  };
}
