import { expect, it } from 'vitest';
import { manual } from '#src/mocks/drawings/documents.ts';
import { allSeries } from '#src/mocks/seed/products/all-series.ts';

/** The English manual of a model, as the PDF has its text. */
function manualOf(name: string): string {
  for (const series of allSeries) {
    const model = series.models.find(({ model: one }) => one === name);
    if (model) return manual({ series, model }, 'en');
  }
  throw new Error(`No ${name}`);
}

it('an English manual writes values as the product’s English page does', () => {
  expect(manualOf('QH-C100')).toContain(String.raw`(8 \327 24 V AC)`);
  expect(manualOf('QH-S300')).toContain('(5 to 24 V DC)');
  expect(manualOf('QH-S300')).toContain('(0 to 20,000 ');
});
