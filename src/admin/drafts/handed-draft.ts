import { hashKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { siteOrigin } from '#src/lib/links/site-origin.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { canPackText, packText, TextTooLarge, unpackText } from '#src/lib/text/packed-text.ts';
import { fingerprint } from '#src/lib/text/fingerprint.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { DRAFT_HASH } from '#src/session/return-to.ts';

const FORMAT = 'record-draft';
const VERSION = 1;

/** In bytes of JSON. */
const MAX_SIZE = 1_000_000;
/** In characters: chat programs pass longer links on cut off. */
const MAX_LINK = 2000;
/** In characters; links of other programs may be longer. */
const MAX_HASH = 20_000;

/** The hash of a form's URL that was opened with a file. */
export const FILE_HASH = '#draft-file';

const short = v.pipe(v.string(), v.maxLength(200));

/** What a person hands over of a form. Whoever made it can have written anything into it. */
const HandedDraft = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  site: short,
  type: short,
  /** The record's id; null for a new record. */
  record: v.nullable(short),
  /** The name of the person who hands it over, as their browser says. */
  by: short,
  /** When it was handed over, in epoch milliseconds. */
  at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15)),
  values: v.record(v.string(), v.unknown()),
  /** Fingerprints, by field name, of the record's values when the draft was begun. */
  base: v.record(v.string(), short),
  /** The fields with pictures that were not uploaded. */
  missing: v.pipe(v.array(short), v.maxLength(100)),
});
export type HandedDraft = v.InferOutput<typeof HandedDraft>;

type DraftProblem =
  | 'browser'
  | 'damaged'
  | 'foreign'
  | 'large'
  | 'newer'
  | 'record'
  | 'reopen'
  | 'site'
  | 'type';

export type ReadDraft = { draft: HandedDraft } | { problem: DraftProblem };

export const valuePrint = (value: unknown): string => fingerprint(hashKey([value]));

/** Makes a draft of this site that is handed over now. @param base the values that it began with */
export function toHandedDraft(
  draft: Pick<HandedDraft, 'type' | 'record' | 'by' | 'values' | 'missing'>,
  base: FieldsByName,
): HandedDraft {
  const prints = Object.entries(base).map(([name, value]) => [name, valuePrint(value)]);
  return {
    format: FORMAT,
    version: VERSION,
    site: siteOrigin(),
    at: Math.round(currentTime()),
    ...draft,
    base: Object.fromEntries(prints),
  };
}

/** The link that opens a draft on this page; undefined where the browser makes none or chat programs would cut it. */
export async function linkOfDraft(draft: HandedDraft, page: string): Promise<string | undefined> {
  if (!canPackText()) return undefined;
  let json = JSON.stringify(draft);
  let packed = await packText(json);
  // Chat programs leave a sign at the end of a link out of it; white space at the end of JSON means nothing.
  while (/[-_]$/.test(packed)) {
    json += ' ';
    packed = await packText(json);
  }
  const link = page + DRAFT_HASH + packed;
  return link.length > MAX_LINK ? undefined : link;
}

/** Whether a form's URL with this hash opens a draft. */
export const isDraftHash = (hash: string): boolean =>
  hash.startsWith(DRAFT_HASH) || hash === FILE_HASH;

/** Reads the draft that the hash of a form's URL has or names. Never rejects. */
export async function readDraftHash(hash: string): Promise<ReadDraft> {
  if (hash === FILE_HASH) return opened.file ? { draft: opened.file } : { problem: 'reopen' };
  if (hash.length > MAX_HASH) return { problem: 'large' };
  if (!canPackText()) return { problem: 'browser' };
  try {
    return parseDraft(await unpackText(hash.slice(DRAFT_HASH.length), MAX_SIZE));
  } catch (error) {
    return { problem: error instanceof TextTooLarge ? 'large' : 'damaged' };
  }
}

/** Of files the last one; not in the URL or the history's state, which are too small. */
const opened: { file: HandedDraft | undefined } = { file: undefined };

/** Reads the draft in a file, which `FILE_HASH` names from then on. Never rejects. */
export async function openDraftFile(file: Blob): Promise<ReadDraft> {
  if (file.size > MAX_SIZE) return { problem: 'large' };
  try {
    const read = parseDraft(await file.text());
    if ('draft' in read) opened.file = read.draft;
    return read;
  } catch {
    return { problem: 'damaged' };
  }
}

/** @throws SyntaxError where it is no JSON */
function parseDraft(json: string): ReadDraft {
  const found: unknown = JSON.parse(json);
  if (!isRecord(found) || found.format !== FORMAT) return { problem: 'foreign' };
  if (typeof found.version === 'number' && found.version > VERSION) return { problem: 'newer' };
  const { success, output } = v.safeParse(HandedDraft, found);
  if (!success) return { problem: 'damaged' };
  return output.site === siteOrigin() ? { draft: output } : { problem: 'site' };
}
