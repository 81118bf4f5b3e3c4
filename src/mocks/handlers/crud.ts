import type * as v from 'valibot';
import type { Call, Schema } from '#src/api/client/client.ts';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import { emptyOf, inputSchema } from '#src/api/fields/record-input.ts';
import type { crudCalls } from '#src/api/records/crud-calls.ts';
import type { Collection, Row } from '../collection.ts';
import type { Database } from '../database.ts';
import { bodyOf, type Context, define, type MockCall } from './define.ts';
import { isVisible, type Listing, pageOf, rowsOf } from './query.ts';
import { invalid, notFound, conflict } from './refusal.ts';
import { validate } from './validate.ts';

/** A resource with its records and rules. */
export type Resource<T extends Row> = {
  rows: (db: Database) => Collection<T>;
  record: Schema<T>;
  input: v.GenericSchema<unknown, object>;
  /** Defaults of fields that a create may omit. */
  empty: object | (() => object);
  /** Name of a record, for messages. */
  noun: string;
  listing: Listing<T>;
  /** Unique field, optionally within the group defined by `among`. */
  unique?: { field: string; label: string; among?: (one: T, other: T) => boolean };
  /** Fields that updates cannot change. */
  owned?: string[];
  /**
   * Additional rules before storing.
   * @throws Refusal
   */
  check?: (context: Context, record: T) => void;
  /**
   * Rules before removing.
   * @throws Refusal
   */
  checkRemoval?: (context: Context, record: T) => void;
  /** Converts the record for the answer; default unchanged. */
  present?: (record: T, db: Database) => unknown;
};

type Table<T> = { fields: FieldTable; record: Schema<T> };

/**
 * What the table of a type says of its records.
 * @param input what may be sent, where the table does not say all of it
 */
export function ofTable<T>(
  { fields, record }: Table<T>,
  input: Resource<Row>['input'] = inputSchema(fields),
) {
  return { record, input, empty: () => emptyOf(fields) };
}

/** A paged list: filtered, sorted and paged. */
export function pageCall<T extends Row>(call: Call, resource: Resource<T>): MockCall {
  return define(call, (context) => {
    const rows = rowsOf(context, resource.rows(context.db), resource.listing);
    const { list, total } = pageOf(context.query, rows);
    return { list: list.map((row) => show(resource, row, context.db)), total };
  });
}

/** A list of all records. */
export function listCall<T extends Row>(call: Call, resource: Resource<T>): MockCall {
  return define(call, (context) =>
    rowsOf(context, resource.rows(context.db), resource.listing).map((row) =>
      show(resource, row, context.db),
    ),
  );
}

/** The calls of one record. */
export function crudHandlers<T extends Row>(
  { one, create, update, remove: removal }: ReturnType<typeof crudCalls>,
  resource: Resource<T>,
): MockCall[] {
  return [
    oneCall(one, resource),
    createCall(create, resource),
    updateCall(update, resource),
    removeCall(removal, resource),
  ];
}

/** One record by `?id=`. */
export function oneCall<T extends Row>(call: Call, resource: Resource<T>): MockCall {
  return define(call, (context) => {
    const { db, query, user } = context;
    const row = resource.rows(db).find(query.get('id'));
    const isSeen = row && (user !== null || isVisible(row, db.now().toISOString()));
    if (!isSeen || resource.listing.omit?.(row)) throw notFound(resource.noun);
    return show(resource, row, db);
  });
}

/** Answers with the new record's id. */
export function createCall<T extends Row>(call: Call, resource: Resource<T>): MockCall {
  return define(call, async (context) => {
    const body = await bodyOf(context.request);
    const empty = typeof resource.empty === 'function' ? resource.empty() : resource.empty;
    const input = validate(resource.input, { ...empty, ...body });
    const now = context.db.now().toISOString();
    const toRecord = (id: T['id']) =>
      validate(resource.record, { ...body, ...input, id, createTime: now, updateTime: now });
    checkRules(context, resource, toRecord(''));
    return resource.rows(context.db).insert(toRecord).id;
  });
}

/** Accepts a whole record or some fields; unknown fields are stored too. */
export function updateCall<T extends Row>(call: Call, resource: Resource<T>): MockCall {
  return define(call, async (context) => {
    const body = await bodyOf(context.request);
    const rows = resource.rows(context.db);
    const stored = rows.find(body.id);
    if (!stored || resource.listing.omit?.(stored)) throw notFound(resource.noun);
    const owned = (resource.owned ?? []).map((field) => [field, stored[field]]);
    const merged = { ...stored, ...body, ...Object.fromEntries(owned) };
    const record = validate(resource.record, {
      ...merged,
      ...validate(resource.input, merged),
      id: stored.id,
      createTime: stored.createTime,
      updateTime: context.db.now().toISOString(),
    });
    checkRules(context, resource, record);
    rows.replace(record);
    return true;
  });
}

/** Removes by `?id=`. */
export function removeCall<T extends Row>(call: Call, resource: Resource<T>): MockCall {
  return define(call, (context) => {
    remove(context, resource, context.query.get('id'));
    return true;
  });
}

/** @throws Refusal where there is none or a rule forbids it. */
export function remove<T extends Row>(context: Context, resource: Resource<T>, id: unknown): void {
  const rows = resource.rows(context.db);
  const row = rows.find(id);
  if (!row) throw notFound(resource.noun);
  resource.checkRemoval?.(context, row);
  rows.remove(row.id);
}

/** @throws Refusal 422 under `field` unless `isRight`. */
export function ensure(isRight: boolean, field: string, message: string): void {
  if (!isRight) throw invalid({ [field]: message });
}

function checkRules<T extends Row>(context: Context, resource: Resource<T>, record: T): void {
  resource.check?.(context, record);
  const { unique, rows } = resource;
  if (!unique) return;
  const { field, label, among } = unique;
  const clash = rows(context.db)
    .all()
    .some(
      (row) =>
        row.id !== record.id && row[field] === record[field] && (among?.(row, record) ?? true),
    );
  if (clash) throw conflict(field, `${label}“${String(record[field])}”已存在`);
}

function show<T extends Row>(resource: Resource<T>, row: T, db: Database): unknown {
  return resource.present?.(row, db) ?? row;
}
