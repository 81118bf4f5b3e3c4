import * as v from 'valibot';
import { expect, it } from 'vitest';
import { missingEnglish } from '#src/api/fields/translation.ts';
import { productsTable } from '#src/mocks/seed/products.ts';
import { productCategoriesTable } from '#src/mocks/seed/products/product-categories.ts';
import { mock } from '#tests/support/mock.ts';

const { products, productCategories } = mock.db;

it.each([
  ['product', productsTable, products],
  ['product category', productCategoriesTable, productCategories],
])('every sample %s is whole in English', (_type, { record: schema }, { all }) => {
  const missing = all().flatMap((record) =>
    // Parsed, so that English values which the sample lacks are there, empty.
    missingEnglish(v.parse(schema, record)).map(
      ({ name, chinese }) => `${String(record.id)} ${name}: ${String(chinese)}`,
    ),
  );
  expect(missing).toEqual([]);
});
