import { CancelledError, type QueryClient } from '@tanstack/react-query';
import { merge } from '#src/admin/drafts/merge.ts';
import { storeFirstVersion, storeUpdateVersions } from '#src/admin/drafts/save-versions.ts';
import { openChannel } from '#src/admin/tabs/channel.ts';
import type { RecordSource } from '#src/admin/records/record-source.ts';
import { ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import { joinedSources } from '#src/api/fields/translation.ts';
import { STATUS } from '#src/api/fields/status.ts';
import { UnstoredError } from '#src/api/records/write-record.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import type { CopyOf } from '#src/lib/local-copies/copy.ts';
import { localCopies } from '#src/lib/local-copies/local-copies.ts';
import { isPassing, isUnanswered, sendInOneTab } from '#src/lib/local-copies/send-copies.ts';
import { fieldsOf, type FieldsByName } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

/** A save that waits for the network. */
export type WaitingSave = CopyOf<'waiting'>;

/** The record of a new one's copies. */
export const NEW_RECORD = 'new';

/** What became of a waiting save. */
export type SendOutcome =
  | { is: 'saved' }
  /** Somebody else changed the same fields, or the server refused: it is a draft again. */
  | { is: 'conflict' }
  | { is: 'refused'; error: unknown }
  /** It may have been created. */
  | { is: 'uncertain' }
  /** It is tried again later. */
  | { is: 'later' };

/** @param id the record's; undefined for a new one whose id the server did not say */
type Saved = { id: Id | undefined };

/** Both sides changed a field. */
class Conflict extends Error {}
/** Another person, or nobody, is signed in now. */
class OtherSession extends Error {}

/** Whether a creation that failed may have reached the server all the same. */
function mayBeCreated(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { kind, status = 0 } = error;
  return isUnanswered(error) || kind === 'malformed' || kind === 'empty' || status >= 500;
}

type Outbox = {
  client: QueryClient;
  person: string;
  /** What the person may open and save. */
  sources: readonly RecordSource[];
  /** Called for each save whose outcome is known. */
  onOutcome: (waiting: WaitingSave, outcome: Exclude<SendOutcome, { is: 'later' }>) => void;
};

/** The records that were saved, by their copies' ids. */
const saved = new Map<string, Saved>();

/** What was saved of a waiting copy, in this tab or another one; undefined if it was not. */
export const savedOf = (copy: string): Saved | undefined => saved.get(copy);

/** Call before a copy with the same id waits again. */
export const forgetSaved = (copy: string): void => void saved.delete(copy);

const openSaved = () => openChannel('saved', ([copy = '', id]) => saved.set(copy, { id }));

/**
 * Learns what other tabs save, so that the forms of this tab do not save it again.
 * @returns a function that stops it
 */
export const watchSaved = (): (() => void) => openSaved().close;

function noteSaved(copy: string, id: Id | undefined): void {
  saved.set(copy, { id });
  const channel = openSaved();
  channel.post(id === undefined ? [copy] : [copy, String(id)]);
  channel.close();
}

/**
 * Sends a person's waiting saves, oldest first. Rejects never.
 * @returns whether something is left to be tried again
 */
export function sendSaves(outbox: Outbox): Promise<boolean> {
  const read = async () => {
    const all = await localCopies.ofPerson('waiting', outbox.person);
    return all.filter(({ isUncertain }) => !isUncertain).toReversed();
  };
  return sendInOneTab('outbox', read, async (waiting) => {
    const outcome = await sendOne(outbox, waiting);
    if (outcome.is === 'later') return false;
    outbox.onOutcome(waiting, outcome);
    return true;
  });
}

async function sendOne(outbox: Outbox, waiting: WaitingSave): Promise<SendOutcome> {
  const source = outbox.sources.find(({ name }) => name === waiting.type);
  const isNew = waiting.record === NEW_RECORD;
  try {
    if (personOf(session.getState().user) !== waiting.user) throw new OtherSession();
    const outcome = isNew
      ? await sendNew(outbox, source, waiting)
      : await sendUpdate(outbox, source, waiting);
    if (outcome.is === 'saved') {
      await localCopies.remove('waiting', waiting.id);
      void outbox.client.invalidateQueries({ queryKey: [waiting.type] });
    }
    return outcome;
  } catch (error) {
    // The cache is emptied as another person signs in.
    const isOther = error instanceof OtherSession || error instanceof CancelledError;
    if (isOther || isPassing(error)) return { is: 'later' };
    const isConflict = error instanceof Conflict;
    // What was not stored is a draft of the record that exists now.
    const now = error instanceof UnstoredError ? ofRecord(waiting, error) : waiting;
    await makeDraft(now, isConflict ? 'conflict' : 'refused');
    if (now !== waiting) void outbox.client.invalidateQueries({ queryKey: [waiting.type] });
    return isConflict ? { is: 'conflict' } : { is: 'refused', error };
  }
}

async function sendUpdate(
  { client }: Outbox,
  source: RecordSource | undefined,
  waiting: WaitingSave,
): Promise<SendOutcome> {
  if (!source?.patch) throw notPermitted(waiting);
  const { values, base, names, user, type, record } = waiting;
  let replaced: FieldsByName = {};
  await source.patch(client, record, (now) => {
    // The session may have ended while the record was read.
    if (personOf(session.getState().user) !== user) throw new OtherSession();
    const mine = { ...values };
    delete mine[ENGLISH_SOURCES];
    const { fields, conflicts } = merge(base, mine, base, now);
    if (conflicts.length > 0) throw new Conflict();
    if (ENGLISH_SOURCES in values) fields[ENGLISH_SOURCES] = joinedSources(values, now);
    replaced = fieldsOf(now, names);
    return fields;
  });
  noteSaved(waiting.id, record);
  storeUpdateVersions(type, record, replaced, { ...replaced, ...values });
  return { is: 'saved' };
}

async function sendNew(
  { client }: Outbox,
  source: RecordSource | undefined,
  waiting: WaitingSave,
): Promise<SendOutcome> {
  if (!source?.create) throw notPermitted(waiting);
  const { id: copy, values } = waiting;
  if ((await markSent(copy)) !== 'mine') return { is: 'later' };
  try {
    // A record needs an id to be read; it is not sent.
    const id = await source.create(client, { ...values, id: copy }, values.status === STATUS.shown);
    noteSaved(copy, id);
    storeFirstVersion(waiting.type, id, values);
    return { is: 'saved' };
  } catch (error) {
    if (error instanceof UnstoredError) noteSaved(copy, error.id);
    if (mayBeCreated(error)) return { is: 'uncertain' };
    if (isPassing(error)) await sendAgain(copy);
    throw error;
  }
}

/**
 * Marks a creation as sent, before it is: so that no other tab and no later visit sends it again unasked.
 * @returns `gone` where its copy is no longer there
 */
export async function markSent(id: string): Promise<'mine' | 'sent' | 'gone'> {
  const found: { is: 'mine' | 'sent' | 'gone' } = { is: 'gone' };
  await localCopies.change('waiting', id, (now) => {
    found.is = now.isUncertain ? 'sent' : 'mine';
    return { ...now, isUncertain: true };
  });
  return found.is;
}

/** Ends an uncertain creation, as the person knows that it exists. Its form ends too. */
export function confirmCreated(id: string): Promise<void> {
  noteSaved(id, undefined);
  return localCopies.remove('waiting', id);
}

/** Sends an uncertain creation again, as the person knows that it does not exist. */
export function sendAgain(id: string): Promise<void> {
  return localCopies.change('waiting', id, (now) => ({ ...now, isUncertain: false }));
}

function notPermitted({ type }: WaitingSave): ApiError {
  return new ApiError({ kind: 'http', call: type, status: 403 });
}

/** A waiting save with what the server did not store alone. */
function ofRecord(waiting: WaitingSave, { id, stored }: UnstoredError): WaitingSave {
  const values = fieldsOf(waiting.values, Object.keys(stored));
  return { ...waiting, record: String(id), values, base: stored };
}

/** Makes a waiting save the draft that it was. A form that is open may have written it already, with newer changes. */
async function makeDraft(waiting: WaitingSave, unsent: 'conflict' | 'refused'): Promise<void> {
  const { id, user, type, record, at, values, base } = waiting;
  const found = { isThere: false };
  await localCopies.change('draft', id, (draft) => {
    found.isThere = true;
    return { ...draft, record, unsent };
  });
  const draft = { kind: 'draft', id, user, type, record, at, values, base, unsent } as const;
  if (!found.isThere) await localCopies.write(draft);
  await localCopies.remove('waiting', id);
}
