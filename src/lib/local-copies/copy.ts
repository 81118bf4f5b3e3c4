import * as v from 'valibot';

/** Identifies a person's copies of one record; `record` is its id, or `new`. */
export type RecordKey = { user: string; type: string; record: string };

type Limits = {
  /** Older copies are removed. */
  days: number;
  /** The most copies of a record, of a person and in all; the oldest are removed. */
  most: { record?: number; person?: number; all?: number };
  /** Whether signing out asks first if there are copies of this kind. The question names the other kinds too. */
  isAskedAbout: boolean;
};

/** What a person's work in the back office leaves. */
export const PERSON_KINDS = ['draft', 'waiting', 'version', 'deleted'] as const;
export const ALL_KINDS = [...PERSON_KINDS, 'enquiry'] as const;
export type CopyKind = (typeof ALL_KINDS)[number];

/** How many copies of each kind are stored, and for how long. */
export const COPY_LIMITS = {
  draft: { days: 30, most: {}, isAskedAbout: true },
  waiting: { days: 90, most: {}, isAskedAbout: true },
  /** A thousand versions take about 20 MB. */
  version: { days: 90, most: { record: 20, all: 1000 }, isAskedAbout: false },
  deleted: { days: 30, most: { person: 200 }, isAskedAbout: false },
  /** Visitors' personal data. */
  enquiry: { days: 7, most: {}, isAskedAbout: false },
} as const satisfies Record<CopyKind, Limits>;

const common = {
  /** Unique in its kind. */
  id: v.string(),
  user: v.string(),
  type: v.string(),
  record: v.string(),
  /** When it was last written, in epoch milliseconds. */
  at: v.number(),
};

const FieldsByName = v.record(v.string(), v.unknown());

export const LocalCopy = v.variant('kind', [
  /** The changed fields of a form that was not saved. */
  v.object({
    kind: v.literal('draft'),
    ...common,
    values: FieldsByName,
    /** The same fields as the form was opened with, to see what the server changed since. */
    base: FieldsByName,
    /** Why it is a draft again, after it waited for the network to be saved. */
    unsent: v.optional(v.picklist(['conflict', 'refused'])),
  }),
  /** A save that waits for the network. Its id is that of the form's draft, whose place it has. */
  v.object({
    kind: v.literal('waiting'),
    ...common,
    title: v.string(),
    /** The fields to change; of a new record all. */
    values: FieldsByName,
    /** The same fields as the form was opened with; none of a new record. */
    base: FieldsByName,
    /** The names of all fields of the form. */
    names: v.array(v.string()),
    /** Of a new record: whether it was sent before, without an answer, so that it may exist. */
    isUncertain: v.boolean(),
  }),
  /** A record's form as it was saved, or as the server had it before that. */
  v.object({
    kind: v.literal('version'),
    ...common,
    /** True for the version that a save from this computer replaced, whoever had saved it. */
    isReplaced: v.boolean(),
    values: FieldsByName,
  }),
  /** A deleted record, as it was read before. */
  v.object({
    kind: v.literal('deleted'),
    ...common,
    title: v.string(),
    /** False until the server has confirmed the deletion; the page may have been closed before. */
    isSure: v.boolean(),
    /** All fields of the record, also unknown ones. */
    fields: FieldsByName,
  }),
  /** A visitor's message that was not sent, one for each subject. */
  v.object({
    kind: v.literal('enquiry'),
    ...common,
    values: FieldsByName,
    /** Typed and not sent, waiting for the network, or refused by the server after that. */
    state: v.picklist(['draft', 'waiting', 'refused']),
  }),
]);
export type LocalCopy = v.InferOutput<typeof LocalCopy>;
export type CopyOf<Kind extends CopyKind> = Extract<LocalCopy, { kind: Kind }>;

/** The id of the copy of a deleted record: a record that is deleted twice has one copy. */
export function deletedId({ user, type, record }: RecordKey): string {
  return JSON.stringify([user, type, record]);
}

/** The id of a version. At the same time, the replaced version sorts before the saved one. */
export function versionId(
  { user, type, record }: RecordKey,
  at: number,
  isReplaced: boolean,
): string {
  return JSON.stringify([user, type, record, at, isReplaced ? 0 : 1]);
}
