import { localized, localText, type LocalText } from '#src/api/fields/localized.ts';
import { formatValue } from '#src/i18n/format/format-value.ts';
import { comparable } from '#src/lib/text/quantity.ts';
import type { Product } from '../schema.ts';

/** One row of the comparison: a value for each product, '' where it has none. */
export type CompareRow = {
  key: string;
  name: LocalText;
  values: LocalText[];
  isDifferent: boolean;
};

type FixedRow = { name: string; valueOf: (product: Product) => LocalText };

/**
 * The rows of the comparison: the fixed ones that any product has, then every specification of any product,
 * in the order of the first product that has it.
 * @param products not localized: rows are matched by their Chinese name, so that they are the same in every
 * language
 */
export function compareRows(
  products: readonly Product[],
  fixed: readonly FixedRow[],
): CompareRow[] {
  const known = products.map(specificationsOf);
  const keys = new Set(known.flatMap((all) => all.map(({ key }) => key)));
  keys.delete('');
  return [
    ...fixed.map(({ name, valueOf }) => {
      const values = products.map(valueOf);
      return { key: name, name: { text: name }, values, isDifferent: areDifferent(values) };
    }),
    ...[...keys].map((key) => {
      const own = known.map((all) => all.filter((one) => one.key === key));
      const names = own.flatMap((all) => all.map(({ name }) => name));
      return {
        key: `specification ${key}`,
        name: names.find(({ lang }) => lang === undefined) ?? names[0] ?? { text: key },
        values: own.map((all) => joined(all.map(({ value }) => value))),
        isDifferent: areDifferent(own.map((all) => joined(all.map(({ chinese }) => chinese)))),
      };
    }),
  ].filter(({ values }) => values.some(({ text }) => text !== ''));
}

function specificationsOf({ specifications }: Product) {
  return specifications.map((row) => {
    const value = localText(localized(row), 'value');
    return {
      key: row.name.trim(),
      name: localText(localized(row), 'name'),
      value: { ...value, text: formatValue(value.text) },
      chinese: { text: row.value },
    };
  });
}

/** Joins the values, because a product may have several specifications of one name. */
function joined(values: readonly LocalText[]): LocalText {
  return {
    text: values.map(({ text }) => text.trim()).join(' / '),
    lang: values.find(({ lang }) => lang)?.lang,
  };
}

function areDifferent(values: readonly LocalText[]): boolean {
  return new Set(values.map(({ text }) => comparable(text))).size > 1;
}
