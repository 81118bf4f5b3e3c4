import i18next from 'i18next';
import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { compareRows } from '#src/features/product/compare/compare-rows.ts';
import { Product } from '#src/features/product/schema.ts';
import { startI18n } from '#src/i18n/i18n.ts';

beforeAll(startI18n);
beforeEach(() => i18next.changeLanguage('en'));

const product = (id: number, specifications: object[]) =>
  v.parse(Product, { id, name: `产品 ${id}`, status: 0, specifications });

it('P7: a specification is one line, though one product has its English name alone', () => {
  const rows = compareRows(
    [
      product(1, [{ name: '防护', nameEn: '', value: '防水', valueEn: '' }]),
      product(2, [{ name: '防护', nameEn: 'Protection', value: '防水', valueEn: 'Waterproof' }]),
    ],
    [],
  );
  expect(rows).toEqual([
    {
      key: expect.any(String),
      name: { text: 'Protection' },
      values: [{ text: '防水', lang: 'zh-CN' }, { text: 'Waterproof' }],
      isDifferent: false,
    },
  ]);
});

it('P7: two specifications stay two, though they have one name in English', () => {
  const rows = compareRows(
    [
      product(1, [
        { name: '宽度', nameEn: 'Size', value: '1 m' },
        { name: '尺寸', nameEn: 'Size', value: '2 m' },
      ]),
    ],
    [],
  );
  expect(rows.map(({ name, values }) => [name.text, values[0]?.text])).toEqual([
    ['Size', '1 m'],
    ['Size', '2 m'],
  ]);
});
