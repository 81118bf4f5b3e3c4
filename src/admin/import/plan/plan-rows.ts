import { AS_SENT } from '#src/api/records/record.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { typedCode, typedText } from '#src/lib/text/typed-text.ts';
import type { ImportField } from './fields.ts';
import type { ExistingRecord, RowRules } from './import-type.ts';

export type ImportRow = {
  /** Line in the file, from 1. */
  line: number;
  /** Texts by field. */
  cells: Readonly<Record<string, string>>;
  /** The server's messages on the row's fields after sending; removed when a cell is corrected. */
  refused?: Readonly<Record<string, string>>;
};

/** `field` is '' for a problem of the whole row. */
export type RowProblem = { field: string; code: string };

/** `before` is undefined if the list does not contain the field. */
type Change = { field: string; before: unknown; after: unknown };

export type RowState = 'new' | 'changed' | 'unchanged' | 'bad';

export type RowPlan = {
  row: ImportRow;
  state: RowState;
  problems: RowProblem[];
  changes: Change[];
  /** The record that it changes. */
  id: Id | null;
  /** The values of a new record. */
  values: FieldsByName;
};

type Read = { values: FieldsByName; problems: RowProblem[] };

/** Caches how rows were read, so that correcting one row does not read the others again. */
const known = new WeakMap<ImportRow, { type: RowRules; read: Read }>();

/**
 * Plans what an import would do with each row. A row changes the record with its id, else the only record with its
 * title (and its other keys, if filled in), else it creates a record. An empty cell does not change the record.
 */
export function planRows(
  type: RowRules,
  rows: readonly ImportRow[],
  existing: readonly ExistingRecord[],
): RowPlan[] {
  const byId = new Map(existing.map((record) => [String(record.id), record]));
  const [title] = type.keys;
  const titleField = type.fields.find(({ name }) => name === title);
  const titleOf = (record: ExistingRecord) => titleField?.write(record[title]).trim() ?? '';
  const byTitle = Map.groupBy(existing, titleOf);
  /** The line of the row that changes a record, by the id of the record. */
  const claimed = new Map<string, number>();

  return rows.map((row) => {
    const { values, problems: unread } = readRow(type, row);
    const found = matches(type, row, byId, byTitle);
    const record = found.length === 1 ? found[0] : undefined;
    const problems = [
      ...Object.entries(row.refused ?? {}).map(([field, code]) => ({ field, code })),
      ...unread.filter(({ field }) => !record || !isAsWritten(type, row, record, field)),
    ];
    const typedId = typedCode(row.cells.id ?? '');
    if (found.length > 1) problems.push({ field: title, code: `several:${found.length}` });
    if (typedId !== '' && !record) problems.push({ field: 'id', code: 'noRecord' });

    const claim = record ? `id ${record.id}` : keyOf(type, row);
    const earlier = claimed.get(claim);
    if (earlier === undefined) claimed.set(claim, row.line);
    else problems.push({ field: typedId === '' ? title : 'id', code: `double:${earlier}` });

    const checked = type.check({ ...(record ?? type.empty()), ...values });
    for (const { field, code } of checked.problems) {
      // A field that the row does not change counts as valid, even if a form would reject it.
      if (!record || field in values) problems.push({ field, code });
    }
    const changes = record ? changesOf(type, record, values, checked.output) : [];
    return {
      row,
      problems: firstOfEach(problems),
      state: stateOf(problems, record, changes),
      changes,
      id: record?.id ?? null,
      values: checked.output,
    };
  });
}

/** Whether a cell has what an export writes of the record, which then does not change. */
function isAsWritten(
  { fields }: RowRules,
  { cells }: ImportRow,
  record: ExistingRecord,
  field: string,
) {
  const written = fields.find(({ name }) => name === field)?.write(record[field]);
  return written !== undefined && typedText(written) === typedText(cells[field] ?? '');
}

function stateOf(
  problems: RowProblem[],
  record: ExistingRecord | undefined,
  changes: Change[],
): RowState {
  if (problems.length > 0) return 'bad';
  if (!record) return 'new';
  return changes.length > 0 ? 'changed' : 'unchanged';
}

/** The error values that spreadsheets show for failed formulas. */
const FORMULA_FAILED =
  /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BLOCKED!|BUSY!|FIELD!|CONNECT!|GETTING_DATA|ERR!)$/i;

function readRow(type: RowRules, row: ImportRow): Read {
  const before = known.get(row);
  if (before?.type === type) return before.read;
  const values: Record<string, unknown> = {};
  const problems: RowProblem[] = [];
  for (const { name, read } of filledFields(type, row)) {
    if (name === 'id') continue;
    const text = typedText(row.cells[name] ?? '');
    const result = FORMULA_FAILED.test(text) ? { problem: 'formulaFailed' } : read(text);
    if ('problem' in result) problems.push({ field: name, code: result.problem });
    else values[name] = result.value;
  }
  known.set(row, { type, read: { values, problems } });
  return { values, problems };
}

function filledFields(type: RowRules, { cells }: ImportRow): ImportField[] {
  return type.fields.filter(({ name }) => typedText(cells[name] ?? '') !== '');
}

function matches(
  type: RowRules,
  row: ImportRow,
  byId: ReadonlyMap<string, ExistingRecord>,
  byTitle: ReadonlyMap<string, ExistingRecord[]>,
): ExistingRecord[] {
  const id = typedCode(row.cells.id ?? '');
  if (id !== '') return [byId.get(id)].filter((record) => record !== undefined);
  const [title, ...others] = type.keys;
  const cell = typedText(row.cells[title] ?? '');
  if (cell === '') return [];
  const fields = filledFields(type, row).filter(({ name }) => others.includes(name));
  return (byTitle.get(cell) ?? []).filter((record) =>
    fields.every(({ name, write }) => write(record[name]).trim() === row.cells[name]?.trim()),
  );
}

/** The key of a new record within the file; unique for a row without a title. */
function keyOf({ keys }: RowRules, { cells, line }: ImportRow): string {
  const texts = keys.map((name) => cells[name]?.trim() ?? '');
  return texts[0] === '' ? `line ${line}` : `new ${JSON.stringify(texts)}`;
}

function changesOf(
  type: RowRules,
  record: ExistingRecord,
  values: FieldsByName,
  output: FieldsByName,
): Change[] {
  return type.fields.flatMap(({ name, read, write }) => {
    if (!(name in values)) return [];
    const isUnread = isAbsent(record, name);
    // A text may be less exact than the value, such as a time without seconds.
    const text = write(record[name]).trim();
    const saysTheSame = text !== '' && isSame(read(text), { value: values[name] });
    if (!isUnread && (isSame(output[name], record[name]) || saysTheSame)) return [];
    return [{ field: name, before: isUnread ? undefined : record[name], after: output[name] }];
  });
}

/** Whether the server's list leaves the field out, so that its value is not known. */
function isAbsent(record: ExistingRecord, name: string): boolean {
  const sent = record[AS_SENT];
  return isRecord(sent) && name in sent && sent[name] === undefined;
}

/** At most one problem for each field. */
function firstOfEach(problems: RowProblem[]): RowProblem[] {
  const first = new Map(problems.toReversed().map((problem) => [problem.field, problem]));
  return problems.filter((problem) => first.get(problem.field) === problem);
}
