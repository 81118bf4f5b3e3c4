import type { Product } from '../schema.ts';

/** One line of the comparison: a value for each product, '' where it has none. */
export type CompareRow = { name: string; values: string[]; isDifferent: boolean };

type FixedRow = { name: string; valueOf: (product: Product) => string };

/**
 * The lines of the comparison: the fixed ones that any product has, then every specification of any product,
 * in the order of the first product that has it.
 */
export function compareRows(
  products: readonly Product[],
  fixed: readonly FixedRow[],
): CompareRow[] {
  const names = products.flatMap(({ specifications }) =>
    specifications.map(({ name }) => name.trim()),
  );
  return [
    ...fixed.map(({ name, valueOf }) => rowOf(name, products.map(valueOf))),
    ...[...new Set(names)]
      .filter((name) => name !== '')
      .map((name) =>
        rowOf(
          name,
          products.map((product) => specificationOf(product, name)),
        ),
      ),
  ].filter(({ values }) => values.some((value) => value !== ''));
}

/** A product may have several specifications of one name. */
function specificationOf({ specifications }: Product, name: string): string {
  return specifications
    .filter((row) => row.name.trim() === name)
    .map(({ value }) => value.trim())
    .join(' / ');
}

function rowOf(name: string, values: string[]): CompareRow {
  const distinct = new Set(values.map((value) => value.replaceAll(/\s+/g, ' ').toLowerCase()));
  return { name, values, isDifferent: distinct.size > 1 };
}
