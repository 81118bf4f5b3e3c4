import * as v from 'valibot';
import { currentTime } from '#src/lib/time/clock.ts';
import { id } from './fields.ts';
import {
  dateTimeInput,
  dayInput,
  endsAfterStart,
  integerInput,
  linkInput,
  optionalEmailInput,
  optionalInput,
  requiredInput,
  richTextInput,
  sortInput,
  statusInput,
  urlInput,
  wordInput,
} from './input.ts';
import {
  builtFields,
  type Field,
  type FieldTable,
  type InputOf,
  type CustomName,
} from './record-fields.ts';
import { STATUS } from './status.ts';

// Separate from `record-fields.ts`, which visitors download: bundlers do not split a module.

/** In characters; a length is the only rule, because uploaded pictures often have relative URLs. */
const MAX_ADDRESS = 500;

type Sent = Exclude<Field, { kind: 'custom' | 'served' }>;
type WithoutCustom<All extends FieldTable> = [CustomName<All>] extends [never] ? unknown : never;
type CustomSchemas<All extends FieldTable> = { [Name in CustomName<All>]: v.GenericSchema };
type InputSchema<Input> = v.GenericSchema<Input, Input>;

/**
 * The schema that checks a form of this table.
 * @param custom the schemas of the fields of other shapes
 */
export function inputSchema<All extends FieldTable>(
  fields: All & WithoutCustom<All>,
): InputSchema<InputOf<All>>;
export function inputSchema<All extends FieldTable>(
  fields: All,
  custom: CustomSchemas<All>,
): InputSchema<InputOf<All>>;
export function inputSchema(
  fields: FieldTable,
  custom: Record<string, v.GenericSchema> = {},
): unknown {
  const entries: v.ObjectEntries = {};
  const checks: v.RawCheckAction<Record<string, unknown>>[] = [];
  for (const { name, field, isEnglish } of builtFields(fields)) {
    if (field.kind === 'served') continue;
    const schema = field.kind === 'custom' ? custom[name] : inputEntry(field);
    if (!schema) throw new Error(`The form needs a schema of ${name}`);
    entries[name] = isEnglish ? v.optional(schema, emptyEnglish(field)) : schema;
    if ('after' in field && field.after !== undefined && field.code !== undefined) {
      checks.push(endsAfterStart(field.after, name, field.code));
    }
  }
  return v.pipe(v.object(entries), ...checks);
}

/** Whether a form requires a value for the field. */
export function isRequired(field: Field): boolean {
  if ('required' in field) return field.required === true;
  return field.kind === 'title' || field.kind === 'webAddress';
}

const emptyEnglish = ({ kind }: Field) => (kind === 'list' ? [] : '');

function inputEntry(field: Sent): v.GenericSchema {
  switch (field.kind) {
    case 'title':
      return requiredInput(field.max);
    case 'text':
      return field.required ? requiredInput(field.max) : optionalInput(field.max);
    case 'picture':
      return field.required ? requiredInput(MAX_ADDRESS) : optionalInput(MAX_ADDRESS);
    case 'list':
      return v.pipe(v.array(requiredInput(field.max)), v.maxLength(field.items));
    case 'ref':
      return field.required ? requiredRef : v.nullable(id);
    case 'integer':
      return integerInput(field.min, field.max);
    case 'optionalInteger':
      return v.nullable(integerInput(field.min, field.max));
    case 'oneOf':
      return wordInput(field.words);
    case 'optionalOneOf':
      return v.nullable(wordInput(field.words));
    case 'email':
      return optionalEmailInput;
    case 'webAddress':
      return urlInput;
    case 'link':
      return linkInput;
    case 'richText':
      return richTextInput;
    case 'day':
      return dayInput;
    case 'begin':
    case 'end':
      return dateTimeInput;
    case 'flag':
      return v.boolean();
    case 'order':
      return sortInput;
    case 'status':
    default:
      return statusInput;
  }
}

const requiredRef = v.pipe(
  v.nullable(id),
  v.check((value) => value !== null && value !== '', 'required'),
);

/** A new record of this table, with the current time as its publish time. */
export function emptyOf<All extends FieldTable>(fields: All): InputOf<All>;
export function emptyOf(fields: FieldTable): unknown {
  const values: Record<string, unknown> = {};
  for (const { name, field } of builtFields(fields)) {
    if (field.kind !== 'served') values[name] = emptyValue(field);
  }
  return values;
}

function emptyValue(field: Exclude<Field, { kind: 'served' }>): unknown {
  switch (field.kind) {
    case 'custom': {
      // The value that is read where the server sends none, or '' where it has to send one.
      const { success, output } = v.safeParse(field.read, undefined);
      return success ? output : '';
    }
    case 'list':
      return [];
    case 'ref':
    case 'optionalInteger':
    case 'optionalOneOf':
      return null;
    case 'integer':
      return field.min;
    case 'oneOf':
      return field.words[0];
    case 'begin':
      return field.now ? new Date(currentTime()).toISOString() : '';
    case 'flag':
      return false;
    case 'order':
      return 0;
    case 'status':
      return STATUS.shown;
    case 'title':
    case 'text':
    case 'picture':
    case 'email':
    case 'webAddress':
    case 'link':
    case 'richText':
    case 'day':
    case 'end':
    default:
      return '';
  }
}
