import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { invalidateChanged } from '#src/api/cache/invalidate-changed.ts';
import { createRecord, patchRecord } from '#src/api/records/write-record.ts';
import type { Resource } from '#src/api/records/resource.ts';
import type { Id } from '#src/lib/records/id.ts';
import { fieldOf, type FieldsByName } from '#src/lib/records/field-of.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import type { ImportField } from './fields.ts';

/** A record as it was read; `id` is its id. */
export type ExistingRecord = FieldsByName & { id: Id };

/** Somebody else has changed the same fields since the rows were checked. */
export class ChangedError extends Error {
  override name = 'ChangedError';
}

/** The server has rejected a row of a file. */
export class RefusedRowError extends Error {
  override name = 'RefusedRowError';
  readonly problems: readonly { field: string; code: string }[];

  constructor(problems: RefusedRowError['problems']) {
    super();
    this.problems = problems;
  }
}

/** The query for the choices of a field. */
export type ChoicesQuery = { data?: unknown; error: Error | null; refetch: () => Promise<unknown> };

/** Sends each row as one request, compared with the existing records. */
type RowSaving = {
  /** @throws ApiError */
  create: (client: QueryClient, values: FieldsByName) => Promise<unknown>;
  /**
   * Changes some fields.
   * @param before their values when the rows were checked; undefined for one that was not read
   * @throws ApiError; ChangedError where one has neither its old nor its new value
   */
  change: (
    client: QueryClient,
    id: Id,
    after: FieldsByName,
    before: FieldsByName,
  ) => Promise<unknown>;
};

/** The server's report on a file. */
export type FileReport = {
  created: number;
  updated: number;
  /** `row` counts from 1; row 1 has the titles. */
  failures: readonly { row: number; field: string; message: string }[];
  /** A message of the server instead of the numbers. */
  said?: string;
};

/**
 * Sends the rows as one file. The server interprets the columns, finds the records and sets initial values. Unknown
 * columns are sent unchanged.
 */
type FileSaving = {
  /** The server's template; undefined where it has none. @throws ApiError */
  readTemplate: (() => Promise<File>) | undefined;
  /**
   * @param onProgress called with the uploaded part, 0 to 1
   * @throws ApiError
   */
  sendFile: (file: File, onProgress: (part: number) => void) => Promise<FileReport>;
  /** Explains how to fill in a file and what the server does with it. */
  hint: string;
  /**
   * Remarks to read before rows are sent.
   * @param rows their cells by field
   */
  remarks: (
    fields: readonly ImportField[],
    rows: readonly Readonly<Record<string, string>>[],
  ) => string[];
  doneText: (report: FileReport) => string;
};

/** A content type that can be imported. */
export type ImportType = {
  /** Name of the resource. */
  name: string;
  /** What is imported, for titles and file names: 新闻. */
  noun: string;
  fields: readonly ImportField[];
  /** The fields that identify a record without an id; the first one is its title. */
  keys: readonly [string, ...string[]];
  /** Cells of the template's example row, by field. */
  example: FieldsByName;
  /** The initial values of a new record. */
  empty: () => FieldsByName;
  /** The checked values, or codes of problems by field (`schema-errors.ts`). */
  check: (values: FieldsByName) => {
    output: FieldsByName;
    problems: { field: string; code: string }[];
  };
  saving: RowSaving | FileSaving;
  /** Marks the type's lists as stale. */
  refresh: (client: QueryClient) => void;
};

export type RowRules = Pick<ImportType, 'fields' | 'keys' | 'empty' | 'check'>;

type Options<T, Input> = Omit<ImportType, 'name' | 'check' | 'saving' | 'refresh'> & {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create' | 'update'>;
  schema: v.GenericSchema<unknown, Input>;
};

/** Checks values by a form's schema. */
export function checkBy(schema: v.GenericSchema<unknown, object>): ImportType['check'] {
  return (values) => {
    const result = v.safeParse(schema, values);
    const problems = (result.issues ?? []).map((issue) => ({
      field: v.getDotPath(issue)?.split('.')[0] ?? '',
      code: issue.message,
    }));
    const output = result.success ? Object.fromEntries(Object.entries(result.output)) : values;
    return { output, problems };
  };
}

/** Makes a type from its calls and the schema of its form. */
export function importType<T extends Input & object, Input extends object>(
  options: Options<T, Input>,
): ImportType {
  const { api, schema, ...rest } = options;
  const creation = { ...api.create(), meta: {} };
  return {
    ...rest,
    name: api.name,
    check: checkBy(schema),
    saving: {
      create: async (client, values) => {
        const calls = { ...api, create: () => creation };
        const { failure } = await createRecord<T, Input>(client, calls, v.parse(schema, values));
        if (failure) throw failure;
      },
      change: (client, id, after, before) =>
        patchRecord<T, Input>(client, api, id, (record) => {
          const differing = Object.entries(after).filter(([name, value]) => {
            const now = fieldOf(record, name);
            if (isSame(now, value)) return false;
            if (name in before && !isSame(now, before[name])) throw new ChangedError(name);
            return true;
          });
          return Object.fromEntries(differing);
        }),
    },
    refresh: (client) => invalidateChanged(client, api.create()),
  };
}
