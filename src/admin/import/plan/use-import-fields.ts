import { t } from 'i18next';
import { useCallback } from 'react';
import { useFieldTexts } from '#src/admin/records/use-field-texts.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { englishName, type Field, type FieldTable } from '#src/api/fields/record-fields.ts';
import { isRequired } from '#src/api/fields/record-input.ts';
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

type Make = (options: FieldOptions) => ImportField;

/** Kinds of fields for which the table does not say how to read a cell. */
type Unknown = { kind: 'own' | 'ref' | 'oneOf' | 'optionalOneOf' | 'day' };

type Makers<All, Name extends keyof All> = { [One in Name]?: Make } & {
  [One in Name as All[One] extends Unknown ? One : never]: Make;
};

/** The fields that people fill in; the server alone writes the others. */
type Filled<All> = keyof {
  [Name in keyof All as All[Name] extends { kind: 'served' } ? never : Name]: unknown;
} &
  string;

/** Titles in files for a field that several types have. */
export const SORT_TITLES = ['排序', '序号', '顺序', 'order'];
export const STATUS_TITLES = ['状态', '显示状态', 'visibility'];
export const SEO_TITLES = {
  seoTitle: ['seo标题', '搜索引擎标题', 'seo title'],
  seoKeywords: ['seo关键词', '关键词', '搜索关键词', 'keywords'],
  seoDescription: ['seo描述', '搜索引擎描述', 'meta description'],
};

export const longTextField: Make = (options) => textField({ ...options, isLong: true });

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
function inEnglish({ name, label, titles }: FieldOptions): FieldOptions {
  const names = [label, name, ...titles];
  return {
    name: englishName(name),
    label: t('crud:form.inEnglish', { name: label }),
    titles: names.flatMap((one) =>
      ['英文', 'english', 'en'].flatMap((language) => [language + one, one + language]),
    ),
  };
}

/** Makes the fields that an import of this table fills, after the record's id. */
export function useImportFields<All extends Record<keyof All, Field>>(
  fields: All,
  namespace: Namespace,
) {
  const textsOf = useFieldTexts(namespace);
  return useCallback(
    /**
     * @param titles other titles of each field in files, besides its label and name, in the order of the
     * template's columns; a field that is missing here would be left out of every file
     * @param makers of fields whose cells are not read as the table says
     */
    (
      titles: Record<Filled<All>, readonly string[]>,
      makers: Makers<All, Filled<All>>,
    ): ImportField[] => {
      const table: FieldTable = fields;
      const own: Partial<Record<string, Make>> = makers;
      const named = Object.entries<readonly string[]>(titles).flatMap(([name, titles]) => {
        const field = table[name];
        if (!field) return [];
        const { label } = textsOf(name);
        const options = { name, label, titles, isRequired: isRequired(field) };
        const make = own[name] ?? MAKERS[field.kind] ?? textField;
        if (!HAS_ENGLISH || !('languages' in field)) return make(options);
        return [make(options), make(inEnglish(options))];
      });
      return [idField(t('import:id')), ...named];
    },
    [textsOf, fields],
  );
}
