import { expect, it } from 'vitest';
import { productPoster } from '#src/features/product/product-meta.ts';
import { Product } from '#src/features/product/schema.ts';
import * as v from 'valibot';

it('P13: a product’s poster has its category and model, and the first three complete specifications', () => {
  const rows = [
    ['量程', '0~45m/s'],
    ['', '无名'],
    ['供电', '太阳能'],
    ['通信', '4G'],
    ['杆高', '2.5 m'],
  ];
  const product = v.parse(Product, {
    id: 1,
    name: '气象站',
    model: 'QH-W500',
    categoryName: '气象监测站',
    cover: 'https://files.example.com/a.webp#focus=20-80',
    specifications: rows.map(([name, value]) => ({ name, value })),
  });
  expect(productPoster(product)).toEqual({
    picture: 'https://files.example.com/a.webp#focus=20-80',
    kicker: ['气象监测站', 'QH-W500'],
    facts: [
      { name: '量程', value: '0 ~ 45 m/s' },
      { name: '供电', value: '太阳能' },
      { name: '通信', value: '4G' },
    ],
    summary: '',
  });
});
