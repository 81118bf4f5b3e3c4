import i18next from 'i18next';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

describe('P7: what a person reads as the same is not marked as different', () => {
  const isDifferent = (...values: string[]) =>
    compareRows(
      values.map((value, index) => product(index, [{ name: '参数', value }])),
      [],
    )[0]?.isDifferent;

  it.each([
    ['12 V', '12V', '１２Ｖ', '12v'],
    ['IP67', 'IP 67', 'ip67'],
    ['ＲＳ４８５', 'RS485', 'RS-485', 'rs 485'],
    ['2.0kg', '2.0 kg', '2 KG', '2000 g'],
    ['-20 ~ 60 ℃', '-20~60℃', '−20～60 °C', '-20℃ ~ +60℃'],
    ['1.5 kW', '1500 W', '1.5KW', '1,500 W'],
    ['DC 24 V', '24VDC', '24 Vdc', '24000 mV DC'],
    ['0.6 MPa', '0.6MPA', '0.6Mpa', '600 kPa', '6 bar'],
    ['2 m³/h', '2m3/h', '2000 L/h'],
    ['RS485 / 4-20mA', 'RS485/4 ~ 20 mA'],
    ['功率 1.5 kW，重量 2 kg', '功率 1500W, 重量 2.0kg'],
    ['300x200 mm', '300 × 200mm'],
    ['≥ 50000 h', '≥50,000 h'],
    ['AC 220V ~ 50Hz', 'AC 220 V ~ 50 HZ'],
  ])('%s, %s and its other spellings', (...values) => {
    for (const value of values)
      expect([value, isDifferent(values[0] ?? '', value)]).toEqual([value, false]);
  });

  it.each([
    ['12 V', '24 V'],
    ['5 mW', '5 MW'],
    ['10-20', '1020'],
    ['1 2', '12'],
    ['DC 24 V', 'AC 24 V'],
    ['5 mPa', '5 MPa'],
    ['-20 ~ 60 ℃', '20 ~ 60 ℃'],
    ['316L', '316'],
    ['-5', '5'],
    ['4 × M3', '4 × 3 m³'],
  ])('%s and %s stay different', (one, other) => expect(isDifferent(one, other)).toBe(true));
});
