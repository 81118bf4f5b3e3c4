import { useCallback, useMemo, useState } from 'react';
import { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';
import { CheckRows } from './steps/check-rows.tsx';
import { ChooseFile } from './steps/choose-file.tsx';
import { ImportFrame } from './steps/import-frame.tsx';
import { ImportResult } from './steps/import-result.tsx';
import {
  type ChoicesQuery,
  type ExistingRecord,
  type ImportType,
  RefusedRowError,
} from './plan/import-type.ts';
import { MapColumns } from './steps/map-columns.tsx';
import {
  columnMemory,
  fieldOfTitle,
  guessMapping,
  type Mapping,
  mapRows,
  remembered,
  typeForFile,
} from './plan/mapping.ts';
import { type ImportRow, planRows, type RowPlan } from './plan/plan-rows.ts';
import {
  type Book,
  type Encoding,
  firstSheet,
  type Sheet,
  TableError,
  tableOf,
} from './file/table.ts';
import { useExisting } from './plan/use-existing.ts';
import { useRowSending } from './plan/use-row-sending.ts';
import { isExample } from './plan/write-rows.ts';

type ImportDialogProps = {
  type: ImportType;
  /** The query for the choices of a field; nothing is checked without them. */
  choices?: ChoicesQuery;
  onClose: () => void;
};

const NO_RECORDS: readonly ExistingRecord[] = [];

type Step = 'file' | 'columns' | 'rows' | 'result';

/** Imports records from a CSV file or an Excel workbook: choose, map the columns, check, send. */
export function ImportDialog({ type: ofRecords, choices, onClose }: ImportDialogProps) {
  const existing = useExisting(ofRecords);
  const isWhole = 'sendFile' in ofRecords.saving;
  /** The number of opened files, to tell the lines of one file from those of another. */
  const [files, setFiles] = useState(0);
  const [step, setStep] = useState<Step>('file');
  const [book, setBook] = useState<Book>();
  const [sheet, setSheet] = useState<Sheet>();
  const [withHidden, setWithHidden] = useState(false);
  const [mapping, setMapping] = useState<Mapping>([]);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  /** Corrected cells by line, which are still there after a step back to the columns. */
  const [mended, setMended] = useState<ReadonlyMap<number, ImportRow['cells']>>(new Map());
  /** The rows of a whole file that were imported; they must not be sent again with the others. */
  const [done, setDone] = useState<readonly ImportRow[]>([]);
  /** Rows with problems, which were not sent. */
  const [bad, setBad] = useState<readonly ImportRow[]>([]);
  const isKnown = useCallback(
    (title: string) => fieldOfTitle(ofRecords.fields, title) !== null,
    [ofRecords.fields],
  );
  const table = useMemo(
    () => book && sheet && tableOf(book.file.name, sheet, isKnown, { withHidden }),
    [book, sheet, isKnown, withHidden],
  );
  const type = useMemo(
    () => typeForFile(ofRecords, table?.head ?? [], mapping),
    [ofRecords, table, mapping],
  );
  const fields = useMemo(
    () => type.fields.filter(({ name }) => mapping.includes(name)),
    [type.fields, mapping],
  );
  const columns = mapping.flatMap((name, index) =>
    name === null ? [] : [{ name, title: table?.head[index] ?? '' }],
  );
  const sending = useRowSending(type, files, book && { book, columns });
  // A server that reads the whole file finds its records itself.
  const records = isWhole ? NO_RECORDS : existing.records;
  const isReady = step === 'rows' && (!choices || choices.data !== undefined);
  const plans = useMemo(
    () =>
      isReady && records
        ? planRows(type, [...done, ...rows], records).slice(done.length)
        : undefined,
    [isReady, type, done, rows, records],
  );

  const isUnfinished =
    (step === 'file' && mended.size > 0) ||
    step === 'columns' ||
    step === 'rows' ||
    (step === 'result' &&
      (sending.phase !== 'ended' || sending.unfinished.length + bad.length > 0));

  /** Never rejects: the failure is shown with a retry. */
  const read = async () => (isWhole ? NO_RECORDS : existing.read().catch(() => undefined));
  const openSheet = (from: Book, one: Sheet | undefined, all: boolean) => {
    const next = one && tableOf(from.file.name, one, isKnown, { withHidden: all });
    setSheet(one);
    setWithHidden(all);
    const head = next?.head ?? [];
    const { fields } = typeForFile(ofRecords, head, undefined);
    setMapping(guessMapping(fields, head, columnMemory.read(type.name)));
    // Lines of another sheet are different rows.
    if (one === sheet) return;
    setMended(new Map());
    setFiles((count) => count + 1);
  };
  const readFile = async (file: File, encoding?: Encoding): Promise<Book> => {
    const { readBook } = await import('#src/admin/import/file/read-book.ts');
    const found = await readBook(file, encoding);
    const sheets = found.sheets.filter((one) => tableOf(file.name, one, isKnown) !== null);
    if (sheets.length === 0) throw new TableError('empty');
    return { ...found, sheets };
  };
  const openBook = (next: Book) => {
    setBook(next);
    openSheet(next, firstSheet(next.sheets, isKnown), false);
    setStep('columns');
  };
  const toRows = () => {
    if (!table) return;
    const chosen = remembered(columnMemory.read(type.name), table.head, mapping);
    columnMemory.write(chosen, type.name);
    const all = mapRows(table, mapping, type.fields).filter((row) => !isExample(type, row));
    if (isWhole) setDone(all.filter(({ line }) => sending.isLineDone(line)));
    const left = all.filter(({ line }) => !sending.isLineDone(line));
    setRows(left.map(({ line, cells }) => ({ line, cells: { ...cells, ...mended.get(line) } })));
    setStep('rows');
    void read();
  };
  const mend = (line: number, cells: ImportRow['cells']) => {
    setMended((all) => new Map(all).set(line, { ...all.get(line), ...cells }));
    setRows((all) =>
      all.map((row) => (row.line === line ? { line, cells: { ...row.cells, ...cells } } : row)),
    );
  };
  const send = (chosen: readonly RowPlan[]) => {
    setBad(plans?.filter(({ state }) => state === 'bad').map(({ row }) => row) ?? []);
    setStep('result');
    void sending.start(chosen);
  };
  const repeat = async () => {
    const now = await read();
    if (now) await sending.repeat(now);
  };
  /** Goes back to the rows that were not imported, with the server's messages on their cells. */
  const mendLeft = () => {
    const failed = sending.unfinished.map((plan): ImportRow => {
      const failure = sending.failureOf(plan);
      const refused =
        failure instanceof RefusedRowError
          ? Object.fromEntries(failure.problems.map(({ field, code }) => [field, code]))
          : fieldErrorsOf(failure);
      const { line, cells } = plan.row;
      return { line, cells, ...(Object.keys(refused).length > 0 && { refused }) };
    });
    if (isWhole) {
      const imported = sending.plans.filter(sending.isDone).map(({ row }) => row);
      setDone((before) => [...before, ...imported]);
    }
    setRows([...failed, ...bad].toSorted((one, other) => one.line - other.line));
    existing.forget();
    setStep('rows');
    void read();
  };

  return (
    <ImportFrame
      noun={type.noun}
      isWide={step === 'rows' || step === 'result'}
      isUnfinished={isUnfinished}
      onClose={onClose}
    >
      {step === 'file' && (
        <ChooseFile type={type} read={readFile} onBook={openBook} onCancel={onClose} />
      )}
      {step === 'columns' && book && sheet && table && (
        <MapColumns
          type={type}
          book={book}
          sheet={sheet}
          table={table}
          withHidden={withHidden}
          onSheet={(next) => openSheet(book, next, false)}
          onHidden={(all) => openSheet(book, sheet, all)}
          onEncoding={async (encoding) => openBook(await readFile(book.file, encoding))}
          mapping={mapping}
          onChange={setMapping}
          onNext={toRows}
          onBack={() => setStep('file')}
        />
      )}
      {step === 'rows' && table && (
        <CheckRows
          type={type}
          fileName={table.fileName}
          fields={fields}
          existing={existing}
          choices={choices}
          plans={plans}
          onMend={mend}
          onReadAgain={() => void read()}
          onSend={send}
          onBack={() => setStep('columns')}
        />
      )}
      {step === 'result' && table && (
        <ImportResult
          type={type}
          fileName={table.fileName}
          fields={fields}
          sending={sending}
          bad={bad.length}
          failure={existing.error}
          isReading={existing.isPending}
          onRepeat={() => void repeat()}
          onMend={mendLeft}
          onClose={onClose}
        />
      )}
    </ImportFrame>
  );
}
