import { type MutationOptions, QueryClient } from '@tanstack/react-query';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { isHtml } from '#src/lib/html/is-html.ts';
import type { Id } from '#src/lib/records/id.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { fieldsOf, type FieldsByName } from '#src/lib/records/field-of.ts';
import { pause } from '#src/lib/time/pause.ts';
import { withSources } from '#src/api/fields/translation.ts';
import { createdId } from './created-id.ts';
import type { Resource } from './resource.ts';
import type { Unstored } from './unstored-fields.ts';

/** What a person reads of fields that a server did not store: of all together, and of each. */
type Texts = { message: string; errors: Record<string, string> };
type Describe = (type: string, unstored: Unstored) => Promise<Texts>;

const internals: { describe: Describe } = {
  describe: () => Promise.resolve({ message: '', errors: {} }),
};

/** Sets the texts, once at the start: they are not known here. */
export function describeUnstored(describe: Describe): void {
  internals.describe = describe;
}

/** The server has answered a save as done, but did not store some of the fields that it was sent. */
export class UnstoredError extends ApiError {
  /** The id of the saved record. */
  readonly id: Id;
  /** These fields as the server has them. */
  readonly stored: FieldsByName;

  constructor(call: string, id: Id, stored: FieldsByName, texts: Texts) {
    super({ kind: 'rejected', call, message: texts.message, data: { errors: texts.errors } });
    this.id = id;
    this.stored = stored;
  }
}

/** What a save has led to. */
export type Saved<T> = {
  /** The record as the server has it; null where it could not be read. */
  record: T | null;
  /** What of it the server did not store. */
  failure: UnstoredError | null;
};

/** The record as the server has it now. @throws ApiError */
export function readNewest<T>(api: Pick<Resource<T, never>, 'one'>, id: Id): Promise<T | null> {
  // A client of its own: the app's cache is cleared when a session ends, and must not change here.
  // Offline it fails at once; the default would pause it and save at an unknown later time.
  return new QueryClient().fetchQuery({ ...api.one(id), gcTime: 0, networkMode: 'always' });
}

/** How long a save waits for what the server has stored, in ms. */
const LONGEST_READ = 10_000;

/** How long a server may take until it answers with what it has stored, as with a copy of its database, in ms. */
const COPY_TIME = 1500;

/**
 * Reads a record that was just saved, and compares it with what was sent: an answer to a save may repeat what was sent,
 * say what was there before, or nothing. A record that cannot be read counts as stored. Rejects never.
 * @param before the record as it was; null for a new one
 */
export async function readSaved<T extends object>(
  api: Pick<Resource<T, never>, 'name' | 'one'>,
  id: Id,
  sent: object,
  before: object | null,
): Promise<Saved<T>> {
  const read = () =>
    Promise.race([readNewest<T>(api, id).catch(() => null), pause(LONGEST_READ).then(() => null)]);
  let record = await read();
  if (record !== null && before !== null && isSame(record, before) && !hasAll(record, sent)) {
    await pause(COPY_TIME);
    record = await read();
  }
  if (record === null || hasAll(record, sent)) return { record, failure: null };
  try {
    const { unstoredFields } = await import('./unstored-fields.ts');
    const unstored = unstoredFields(sent, record, before);
    const names = Object.keys(unstored);
    if (names.length === 0) return { record, failure: null };
    const texts = await internals.describe(api.name, unstored);
    return { record, failure: new UnstoredError(api.name, id, fieldsOf(record, names), texts) };
  } catch {
    // The code of the comparison did not load.
    return { record, failure: null };
  }
}

function hasAll(record: object, sent: object): boolean {
  return isSame(fieldsOf(record, Object.keys(sent)), sent);
}

/**
 * Creates a record.
 * @returns with its id; undefined where the server does not say it
 * @throws ApiError
 */
export async function createRecord<T extends object, Input extends object>(
  client: QueryClient,
  api: Pick<Resource<T, never>, 'name' | 'one'> & {
    create: () => MutationOptions<unknown, Error, Input>;
  },
  input: Input,
): Promise<Saved<T> & { id: Id | undefined }> {
  const id = createdId(await client.getMutationCache().build(client, api.create()).execute(input));
  if (id === undefined) return { id, record: null, failure: null };
  return { id, ...(await readSaved<T>(api, id, input, null)) };
}

type PatchApi<T, Input> = Pick<Resource<T, Input>, 'name' | 'one' | 'update'>;

/**
 * Changes some fields of a record. Reads the whole record first, because list rows may be
 * incomplete and unknown fields must be sent back; sends nothing where nothing changes. The caller
 * invalidates the lists.
 * @param change the new values, or a function that derives them from the record
 * @returns the fields' previous values; null where nothing was sent
 * @throws ApiError, with status 404 where the record is gone; UnstoredError
 */
export async function patchRecord<T extends Input & object, Input>(
  client: QueryClient,
  api: PatchApi<T, Input>,
  id: Id,
  change: FieldsByName | ((record: T) => FieldsByName),
): Promise<FieldsByName | null> {
  const record = await client.fetchQuery({ ...api.one(id), staleTime: 0 });
  if (!record) throw new ApiError({ kind: 'http', call: 'change', status: 404 });
  const changes = typeof change === 'function' ? change(record) : change;
  const before = fieldsOf(record, Object.keys(changes));
  if (isSame(before, changes)) return null;
  const update = { ...api.update(), meta: {} };
  try {
    await client
      .getMutationCache()
      .build(client, update)
      .execute(withSources(record, { ...record, ...changes }));
  } finally {
    // The record in the cache is outdated now.
    void client.invalidateQueries({ queryKey: api.one(id).queryKey });
  }
  const { failure } = await readSaved(api, id, { ...textsOf(record), ...changes }, record);
  if (failure) throw failure;
  return before;
}

/** The rich texts of a record: they are sent with each change, and a server may filter them each time. */
function textsOf(record: object): FieldsByName {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => isHtml(value)));
}

/**
 * Sets fields of a record, as `patchRecord` does.
 * @returns a function that restores their previous values, where nobody has changed them since; undefined where
 * nothing was sent
 * @throws ApiError, as the function does
 */
export async function patchFields<T extends Input & object, Input>(
  client: QueryClient,
  api: PatchApi<T, Input>,
  id: Id,
  change: FieldsByName,
): Promise<(() => Promise<unknown>) | undefined> {
  const before = await patchRecord<T, Input>(client, api, id, change);
  if (before === null) return undefined;
  const names = Object.keys(change);
  return () =>
    patchRecord<T, Input>(client, api, id, (record) =>
      isSame(fieldsOf(record, names), change) ? before : {},
    );
}
