import { decodeText, MAX_TABLE_BYTES, readCsv } from './read-csv.ts';
import { type Book, type Encoding, type Sheet, TableError } from './table.ts';
import { fileKind } from './file-kind.ts';
import type { WorkbookAnswer, WorkbookQuestion } from './workbook-worker.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
/** The longest comment behind the end of a zip file. */
const MAX_COMMENT = 65_535;
const ENTRY_LENGTH = 46;
/** Instead of a size that is among the further fields. */
const ELSEWHERE = 0xffffffff;
const DEFLATED = 8;
/** Bit of an entry whose sizes follow its content. */
const SIZES_FOLLOW = 8;

/** Bytes of all files in a workbook: with more, reading takes minutes and gigabytes. */
const MAX_UNPACKED = 64 * 1024 * 1024;

/**
 * Reads a CSV file or an Excel workbook, whatever its name says. Sheets without content are left out.
 * @param chosen the encoding of a text that a person has chosen, in place of the guess
 * @throws TableError where there is no table in the file
 */
export async function readBook(file: File, chosen?: Encoding): Promise<Book> {
  if (file.size > MAX_TABLE_BYTES) throw new TableError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
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

/**
 * The bytes of all files in a zip file once they are unpacked, as its directory says: no reader unpacks more than that.
 * Infinity where one of them does not say it; 0 where the directory cannot be read, which readers then say.
 */
function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = bytes.length - END_LENGTH;
  const first = Math.max(0, at - MAX_COMMENT);
  while (at >= first && view.getUint32(at, true) !== END) at -= 1;
  if (at < first) return 0;
  let entry = view.getUint32(at + 16, true);
  let size = 0;
  while (entry + ENTRY_LENGTH <= bytes.length && view.getUint32(entry, true) === ENTRY) {
    const [name, further, comment] = [28, 30, 32].map((place) =>
      view.getUint16(entry + place, true),
    );
    size += sizeOf(view, entry);
    entry += ENTRY_LENGTH + (name ?? 0) + (further ?? 0) + (comment ?? 0);
  }
  return size;
}

function sizeOf(view: DataView, entry: number): number {
  const packed = view.getUint32(entry + 20, true);
  const size = view.getUint32(entry + 24, true);
  if (size === ELSEWHERE) return furtherSize(view, entry);
  const isDeflated = view.getUint16(entry + 10, true) === DEFLATED;
  const follow = (view.getUint16(entry + 8, true) & SIZES_FOLLOW) !== 0;
  // Nothing is packed as two bytes.
  const isUnsaid = isDeflated && size === 0 && (packed > 2 || (packed === 0 && follow));
  return isUnsaid ? Infinity : size;
}

/** The size in the field for files beyond 4 GB, which some programs always write. */
function furtherSize(view: DataView, entry: number): number {
  const start = entry + ENTRY_LENGTH + view.getUint16(entry + 28, true);
  const end = Math.min(start + view.getUint16(entry + 30, true), view.byteLength);
  let at = start;
  while (at + 12 <= end) {
    if (view.getUint16(at, true) === 1) return Number(view.getBigUint64(at + 4, true));
    at += 4 + view.getUint16(at + 2, true);
  }
  return Infinity;
}
