import i18next, { t } from 'i18next';
import type { GenericSchema } from 'valibot';
import { titleName } from '#src/admin/records/table-facts.ts';
import { fieldTexts } from '#src/admin/records/use-field-texts.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import {
  englishName,
  type Field,
  type FieldTable,
  type InputOf,
} from '#src/api/fields/record-fields.ts';
import { emptyOf, inputSchema, isRequired } from '#src/api/fields/record-input.ts';
import type { Resource } from '#src/api/records/resource.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import {
  addressField,
  type FieldOptions,
  idField,
  type ImportField,
  momentField,
  numberField,
  pictureField,
  richTextField,
  statusField,
  tagsField,
  textField,
  yesNoField,
} from './fields.ts';
import { HEADINGS } from './headings.ts';
import { importType, type ImportType } from './import-type.ts';

type Make = (options: FieldOptions) => ImportField;

/** Kinds of fields for which the table does not say how to read a cell. */
type Unknown = { kind: 'custom' | 'ref' | 'oneOf' | 'optionalOneOf' | 'day' };

type UnknownName<All> = {
  [One in keyof All]: All[One] extends Unknown ? One : never;
}[keyof All];

/** The fields whose cells are not read as the table says. */
type Makers<All> = { [One in keyof All]?: Make } & Record<UnknownName<All>, Make>;

/** In characters: a text of this length is read and typed in several lines. */
const LONG = 200;

/** Other kinds are read as text. */
const MAKERS: Partial<Record<Field['kind'], Make>> = {
  richText: richTextField,
  picture: pictureField,
  webAddress: addressField,
  link: addressField,
  email: addressField,
  list: tagsField,
  integer: numberField,
  optionalInteger: numberField,
  order: numberField,
  begin: momentField,
  end: (options) => momentField({ ...options, isEnd: true }),
  flag: (options) => yesNoField(options, { yes: t('crud:list.yes'), no: t('crud:list.no') }),
  status: (options) =>
    statusField(options, { shown: t('status.shown'), hidden: t('status.hidden') }),
};

/** The column of a field's English value; its title has the word for English before or after the field's name. */
function inEnglish({ name, label, titles, ...rest }: FieldOptions): FieldOptions {
  const names = [label, name, ...titles];
  return {
    ...rest,
    isRequired: false,
    name: englishName(name),
    label: t('crud:form.inEnglish', { name: label }),
    titles: names.flatMap((one) =>
      ['英文', 'english', 'en'].flatMap((language) => [language + one, one + language]),
    ),
  };
}

/**
 * The fields that an import of this table fills, in the order of the template's columns: the record's id, its title, and
 * what else people fill in.
 */
function importFields(
  table: FieldTable,
  namespace: Namespace,
  makers: Partial<Record<string, Make>>,
): ImportField[] {
  const filled = Object.entries(table).filter(([, { kind }]) => kind !== 'served');
  const isTitle = ([, { kind }]: [string, Field]) => kind === 'title';
  const fields = [...filled.filter(isTitle), ...filled.filter((one) => !isTitle(one))];
  const made = fields.flatMap(([name, field]) => {
    const { label } = fieldTexts(i18next.getFixedT(null, ['crud']), namespace, name);
    const isLong = field.kind === 'text' && field.max >= LONG;
    const titles = HEADINGS[name] ?? [];
    const options = { name, label, titles, isLong, isRequired: isRequired(field) };
    const make = makers[name] ?? MAKERS[field.kind] ?? textField;
    if (!HAS_ENGLISH || !('languages' in field)) return make(options);
    return [make(options), make(inEnglish(options))];
  });
  return [idField(t('import:id')), ...made];
}

type TableImport<All extends FieldTable, T> = Pick<ImportType, 'noun' | 'example'> & {
  api: Pick<Resource<T, InputOf<All>>, 'name' | 'one' | 'create' | 'update'> & { fields: All };
  namespace: Namespace;
  /** The fields that identify a record besides its title. */
  keys?: readonly string[];
  /** What may be sent, where the table does not say all of it. */
  schema?: GenericSchema<unknown, InputOf<All>>;
  /** Makes the values of a new record, where the table does not say all of them. */
  empty?: () => InputOf<All>;
} & ([UnknownName<All>] extends [never] ? { makers?: Makers<All> } : { makers: Makers<All> });

/**
 * The import of a type with a field table.
 * @param options.example what the template's example row has besides a new record's values
 */
export function tableImport<All extends FieldTable, T extends InputOf<All>>(
  options: TableImport<All, T>,
): ImportType;
export function tableImport<T extends InputOf<FieldTable>>(
  options: TableImport<FieldTable, T>,
): ImportType {
  const { api, namespace, noun, keys = [], example, makers = {} } = options;
  const { schema = inputSchema(api.fields), empty = () => emptyOf(api.fields) } = options;
  return importType<T, InputOf<FieldTable>>({
    api,
    schema,
    noun,
    empty,
    keys: [titleName(api.fields), ...keys],
    example: { ...empty(), ...example },
    fields: importFields(api.fields, namespace, makers),
  });
}
