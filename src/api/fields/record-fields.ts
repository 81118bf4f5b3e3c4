import * as v from 'valibot';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import {
  count,
  dateTime,
  day as dayText,
  endTime,
  flag as flagText,
  id,
  type Id,
  optionalId,
  optionalNumber as optionalNumberText,
  requiredText,
  status as statusText,
  text as anyText,
  texts,
  times,
  word,
} from './fields.ts';
import type { Status } from './status.ts';

// The table of a content type: the facts of its fields that reading, form, list and import share, as plain
// data. What one page alone needs is in that page.

const field = <const One extends { kind: string }>(one: One): One => one;

/** Required, also to read: the record's name. Limits of texts are in characters. */
export const title = (max: number) => field({ kind: 'title', max });

export const text = <const Options extends { max: number; required?: true }>(options: Options) =>
  field({ kind: 'text', ...options });

/** Texts, as tags. */
export const list = <const Options extends { max: number; items: number }>(options: Options) =>
  field({ kind: 'list', ...options });

export const email = () => field({ kind: 'email' });

/** A web address, which is required. */
export const webAddress = () => field({ kind: 'webAddress' });

/** A path of the site, a web address, `mailto:` or `tel:`. */
export const link = () => field({ kind: 'link' });

/** HTML. */
export const richText = () => field({ kind: 'richText' });

/** The layouts in which public pages crop pictures, widest first. */
export const CROPS = [
  'desktop',
  'tablet',
  'card',
  'row',
  'found',
  'timeline',
  'tile',
  'compared',
  'phone',
] as const;

/** The ratio of each layout's crop, width by height. */
export type Crops = Readonly<Partial<Record<(typeof CROPS)[number], number>>>;

type PictureOptions = {
  required?: true;
  ratio?: number;
  fit?: 'contain';
  crops?: Crops;
};

/** `ratio` is width by height. Not required to read, so that a record without it can be opened. */
export const picture = <const Options extends PictureOptions>(options: Options) =>
  field({ kind: 'picture', ...options });

/** The id of another record; `required` to send. */
export const ref = (options?: { required?: true }) => field({ kind: 'ref', ...options });

/** An integer. A new record has `min`. */
export const integer = <const Options extends { min: number; max: number }>(options: Options) =>
  field({ kind: 'integer', ...options });

/** An integer, or null. */
export const optionalInteger = <const Options extends { min: number; max: number }>(
  options: Options,
) => field({ kind: 'optionalInteger', ...options });

/** One of some words, or the server's own word. A new record has the first. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  field({ kind: 'oneOf', words });

/** One of some words, or null, which a new record has. */
export const optionalOneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  field({ kind: 'optionalOneOf', words });

type After = { after: string; code: string };

/** YYYY-MM-DD or ''. It has to be later than the field `after`; otherwise the form reports the error `code`. */
export const day = (options?: After) => field({ kind: 'day', ...options });

/** The time from which visitors see the record, or ''. With `now` a new record has the current time. */
export const begin = (options?: { now: true }) => field({ kind: 'begin', ...options });

/**
 * The time until which visitors see the record, or ''; a day alone counts to its end. With `staysVisible` they still
 * see it, as something that has ended.
 */
export const end = <const Options extends After & { staysVisible?: true }>(options: Options) =>
  field({ kind: 'end', ...options });

export const flag = () => field({ kind: 'flag' });

/** Smaller comes first. */
export const order = () => field({ kind: 'order' });

export const status = () => field({ kind: 'status' });

/** A field that only the server writes. */
export const served = <const As extends 'text' | 'count'>(as: As) => field({ kind: 'served', as });

/** A field of another shape; `inputSchema` gets its schema for the form separately. */
export const custom = <Read extends v.GenericSchema>(read: Read) => field({ kind: 'custom', read });

/** A field that may have an English value beside the Chinese one: `titleEn` beside `title`. */
export const inLanguages = <const One extends Translatable>(one: One) =>
  field({ ...one, languages: true });

/** Title, keywords and description for search engines. */
export const seo = {
  seoTitle: inLanguages(text({ max: 80 })),
  seoKeywords: inLanguages(text({ max: 200 })),
  seoDescription: inLanguages(text({ max: 200 })),
};

const SERVED = { text: anyText, count };

/** The schemas of the kinds without options. */
const READ = {
  title: requiredText,
  text: anyText,
  list: texts,
  email: anyText,
  webAddress: anyText,
  link: anyText,
  richText: anyText,
  picture: anyText,
  ref: optionalId,
  integer: count,
  optionalInteger: optionalNumberText,
  day: dayText,
  begin: dateTime,
  end: endTime,
  flag: flagText,
  order: count,
  status: statusText,
};

type Words = readonly [string, ...string[]];

type Translatable =
  | { kind: 'title'; max: number }
  | { kind: 'text'; max: number; required?: true }
  | { kind: 'list'; max: number; items: number }
  | { kind: 'richText' };

export type Field =
  | ReturnType<
      typeof email | typeof webAddress | typeof link | typeof flag | typeof order | typeof status
    >
  | (Translatable & { languages?: true })
  | ({ kind: 'picture' } & PictureOptions)
  | { kind: 'ref'; required?: true }
  | { kind: 'integer' | 'optionalInteger'; min: number; max: number }
  | { kind: 'oneOf' | 'optionalOneOf'; words: Words }
  | { kind: 'day'; after?: string; code?: string }
  | { kind: 'begin'; now?: true }
  | { kind: 'end'; after: string; code: string; staysVisible?: true }
  | { kind: 'served'; as: 'text' | 'count' }
  | { kind: 'custom'; read: v.GenericSchema };

/** The table of a content type: its fields by name. */
export type FieldTable = Record<string, Field>;

/** The name of the field with the English value. */
export const englishName = <Name extends string>(name: Name) => `${name}En` as const;

/** The field of a record that says of which Chinese its English values are (`translation.ts`). */
export const ENGLISH_SOURCES = 'englishSources';

type LanguageName<All extends FieldTable> = {
  [Name in keyof All]: All[Name] extends { languages: true } ? Name : never;
}[keyof All] &
  string;

/** The English values, absent in a build without English. */
type EnglishOf<All extends FieldTable> = {
  [Name in LanguageName<All> as `${Name}En`]?: InputValue<All[Name]>;
} & { [ENGLISH_SOURCES]?: string };

type EnglishEntries<Entries extends Record<string, v.GenericSchema>> = {
  [Name in keyof Entries & string as `${Name}En`]: v.OptionalSchema<Entries[Name], undefined>;
};

/** The entries of the English values beside these, for schemas without a table; none in a build without English. */
export function englishEntries<Entries extends Record<string, v.GenericSchema>>(
  entries: Entries,
): EnglishEntries<Entries>;
export function englishEntries(entries: Record<string, v.GenericSchema>): unknown {
  if (!HAS_ENGLISH) return {};
  return Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [englishName(name), schema]),
  );
}

/** The entry of the sources of these English values, for schemas without a table. */
export function sourcesEntry<Schema extends v.GenericSchema>(
  schema: Schema,
): { [ENGLISH_SOURCES]: v.OptionalSchema<Schema, undefined> };
export function sourcesEntry(schema: v.GenericSchema): unknown {
  return HAS_ENGLISH ? { [ENGLISH_SOURCES]: schema } : {};
}

type BuiltField = { name: string; field: Field; isEnglish: boolean };

/** The fields that a build has: each table's own, and those with the English values and their sources. */
export function builtFields(fields: FieldTable): BuiltField[] {
  const built = Object.entries(fields).flatMap(([name, one]) => {
    const own = { name, field: one, isEnglish: false };
    if (!HAS_ENGLISH || !('languages' in one)) return [own];
    return [own, { name: englishName(name), field: englishField(one), isEnglish: true }];
  });
  return built.some(({ isEnglish }) => isEnglish) ? [...built, SOURCES] : built;
}

/** In characters; about 17 a value. */
export const MAX_SOURCES = 10_000;

const SOURCES: BuiltField = {
  name: ENGLISH_SOURCES,
  field: { kind: 'text', max: MAX_SOURCES },
  isEnglish: true,
};

function englishField(one: Translatable): Field {
  return one.kind === 'title' || one.kind === 'text' ? { kind: 'text', max: one.max } : one;
}

type Read<One extends Field> = One extends { kind: 'custom'; read: infer Schema }
  ? Schema
  : One extends { kind: 'served'; as: infer As extends keyof typeof SERVED }
    ? (typeof SERVED)[As]
    : One extends { kind: 'oneOf' | 'optionalOneOf'; words: infer Some extends Words }
      ? ReturnType<typeof word<Some>>
      : One extends { kind: infer Kind extends keyof typeof READ }
        ? (typeof READ)[Kind]
        : never;

type RecordEntries<All extends FieldTable> = { id: typeof id } & {
  [Name in keyof All]: Read<All[Name]>;
} & typeof times;

export type RecordOf<All extends FieldTable> = v.InferOutput<
  v.LooseObjectSchema<RecordEntries<All>, undefined>
> &
  EnglishOf<All>;

type RecordSchema<All extends FieldTable> = v.GenericSchema<unknown, RecordOf<All>> & {
  entries: v.ObjectEntries;
};

/** The schema that reads records of this table. Loose: unknown fields stay in the record and are sent back. */
export function recordSchema<All extends FieldTable>(fields: All): RecordSchema<All>;
export function recordSchema(fields: FieldTable): unknown {
  const entries = builtFields(fields).map(({ name, field: one }) => [name, readSchema(one)]);
  return v.looseObject({ id, ...Object.fromEntries(entries), ...times });
}

function readSchema(one: Field): v.GenericSchema {
  if (one.kind === 'custom') return one.read;
  if (one.kind === 'served') return SERVED[one.as];
  if (one.kind === 'oneOf' || one.kind === 'optionalOneOf') return word(one.words);
  return READ[one.kind];
}

type InputValue<One extends Field> = One extends { kind: 'list' }
  ? string[]
  : One extends { kind: 'ref' }
    ? Id | null
    : One extends { kind: 'integer' | 'order' }
      ? number
      : One extends { kind: 'optionalInteger' }
        ? number | null
        : One extends { kind: 'flag' }
          ? boolean
          : One extends { kind: 'status' }
            ? Status | null
            : One extends { kind: 'optionalOneOf' }
              ? string | null
              : string;

/** The names of the fields of another shape. */
export type CustomName<All extends FieldTable> = {
  [Name in keyof All]: All[Name] extends { kind: 'custom' } ? Name : never;
}[keyof All];

type SentName<All extends FieldTable> = {
  [Name in keyof All]: All[Name] extends { kind: 'custom' | 'served' } ? never : Name;
}[keyof All];

/** The values of a form of this table; a field of another shape has what is read. */
export type InputOf<All extends FieldTable> = {
  [Name in SentName<All>]: InputValue<All[Name]>;
} & {
  [Name in CustomName<All>]: All[Name] extends { read: infer Read extends v.GenericSchema }
    ? v.InferOutput<Read>
    : never;
} & EnglishOf<All>;
