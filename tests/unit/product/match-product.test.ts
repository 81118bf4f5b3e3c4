import * as v from 'valibot';
import { expect, it } from 'vitest';
import { Product } from '#src/features/product/schema.ts';
import { findProducts, matchProduct } from '#src/features/product/search/match-product.ts';
import { termsOf } from '#src/lib/search/terms.ts';

const product = (id: number, fields: object) =>
  v.parse(Product, { id, name: `产品 ${id}`, status: 0, ...fields });

const probe = product(1, {
  name: '土壤温湿度传感器',
  model: 'QH-S100',
  tags: ['土壤', '传感器'],
  specifications: [
    { name: '防护等级', value: 'IP68' },
    { name: '供电', value: 'DC 12 V' },
  ],
  content: '<p>灌封防护，埋设五年<b>免维护</b></p>',
});

it('P7: words are found in name, model, tags, specifications and text', () => {
  for (const q of ['土壤', 's100', 'IP68 12V', '免维护 防水', '传感器 埋设']) {
    expect(matchProduct(probe, termsOf(q)), q).not.toBeNull();
  }
  expect(matchProduct(probe, termsOf('土壤 LoRa'))).toBeNull();
});

it('P7: the reason names what the title does not show', () => {
  expect(matchProduct(probe, termsOf('防水 土壤'))?.reasons).toEqual([{ text: '防护等级 IP68' }]);
  expect(matchProduct(probe, termsOf('土壤传感器'))?.reasons).toEqual([]);
});

it('P7: what is in the name comes before what is in the text', () => {
  const others = [
    product(2, { content: '<p>与土壤有关</p>' }),
    product(3, { specifications: [{ name: '适用', value: '土壤' }] }),
    product(4, { name: '土壤取样器' }),
  ];
  expect(findProducts(others, termsOf('土壤')).map(({ id }) => id)).toEqual([4, 3, 2]);
});
