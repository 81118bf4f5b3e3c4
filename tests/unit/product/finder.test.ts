import i18next from 'i18next';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  CATEGORY,
  choicesOf,
  readAnswers,
  siteAnswers,
  writeAnswers,
} from '#src/features/product/finder/answers.ts';
import { MAX_FOUND } from '#src/features/product/public/product-address.ts';
import {
  type Answer,
  courseOf,
  MAX_QUESTIONS,
  NONE,
  roundNumberBetween,
  UNSURE,
} from '#src/features/product/finder/questions.ts';
import { facetsOf } from '#src/features/product/facets/facets.ts';
import { Product } from '#src/features/product/schema.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { createSeed } from '#src/mocks/seed/context.ts';
import { productsTable } from '#src/mocks/seed/products.ts';
import { productCategoriesTable } from '#src/mocks/seed/products/product-categories.ts';

const product = (specifications: Record<string, string>) => ({
  specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
});
const powers = (...values: string[]) => values.map((功率) => product({ 功率 }));

beforeAll(async () => {
  await startI18n();
  await i18next.changeLanguage('cn');
});

describe('the next question', () => {
  it('is the one that divides the products best', () => {
    const products = [1, 2, 3, 4, 5, 6].map((number) =>
      product({ 颜色: number === 1 ? '红' : '蓝', 通信: number < 4 ? '4G' : 'LoRa' }),
    );
    const { next } = courseOf(products, []);
    expect(next).toEqual({
      name: '通信',
      kind: 'value',
      answers: [
        { value: '4G', count: 3 },
        { value: 'LoRa', count: 3 },
      ],
    });
  });

  it('is about what most products state, though something rarer would divide them more', () => {
    const products = [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
      product({ 供电: number < 5 ? 'AC' : 'DC', ...(number > 4 && { 长度: `${number} 号` }) }),
    );
    expect(courseOf(products, []).next?.name).toBe('供电');
  });

  it('has bands with round limits for many numbers, each product in one of them', () => {
    const products = powers('12 W', '45 W', '80 W', '300 W', '650 W', '0.9 kW', '1.2 kW');
    expect(courseOf(products, []).next).toEqual({
      name: '功率',
      kind: 'number',
      answers: [
        { value: '..200 W', count: 3 },
        { value: '200..800 W', count: 2 },
        { value: '800.. W', count: 2 },
      ],
    });
  });

  it.each([
    [80, 300, 200],
    [45, 80, 50],
    [0.55, 0.75, 0.6],
    [-40, -20, -30],
    [-5, 5, 0],
    [2.4, 2.5, 2.45],
    [7, 8, 7.5],
  ])('has a limit between %d and %d at %d', (one, other, limit) =>
    expect(roundNumberBetween(one, other)).toBe(limit),
  );

  it('counts the products that reach a class or cover a range, and those that none of the answers fits', () => {
    const classes = ['IP54', 'IP65', 'IP67', 'IP68'].map((防护等级) => product({ 防护等级 }));
    expect(courseOf([...classes, product({})], []).next?.answers).toEqual([
      { value: 'IP54', count: 4 },
      { value: 'IP65', count: 3 },
      { value: 'IP67', count: 2 },
      { value: 'IP68', count: 1 },
      { value: NONE, count: 1 },
    ]);
    const ranges = ['0 ~ 10 ppm', '0 ~ 100 ppm', '0 ~ 2000 ppm', '-10 ~ 10 ppm'];
    expect(
      courseOf(
        ranges.map((量程) => product({ 量程 })),
        [],
      ).next,
    ).toEqual({
      name: '量程',
      kind: 'cover',
      answers: [
        { value: '-10..10 ppm', count: 1 },
        { value: '0..10 ppm', count: 4 },
        { value: '0..100 ppm', count: 2 },
        { value: '0..2000 ppm', count: 1 },
      ],
    });
  });

  it('has ranges beside words, but not beside single numbers, which a range contains', () => {
    const valuesOf = (...texts: string[]) =>
      courseOf(
        texts.map((量程) => product({ 量程 })),
        [],
      ).next?.answers.map(({ value }) => value);
    expect(valuesOf('NH₃ 0 ~ 1 ppm', '0 ~ 10 ppm', '0 ~ 20 ppm', '0 ~ 30 ppm')).toEqual([
      '0..10 ppm',
      '0..20 ppm',
      '0..30 ppm',
      'NH₃ 0 ~ 1 ppm',
    ]);
    expect(valuesOf('DC 12 V', 'DC 12 ~ 24 V', 'PoE', 'AC 220 V')).toEqual([
      'AC 220 V',
      'DC 12 ~ 24 V',
      'DC 12 V',
      'PoE',
    ]);
  });

  it('is none where three or fewer are left, five were asked, or the products do not differ', () => {
    const products = powers('1 W', '2 W', '3 W', '4 W');
    expect(courseOf(products.slice(1), []).next).toBeUndefined();
    expect(courseOf(powers('1 W', '1 W', '1 W', '1 W'), []).next).toBeUndefined();
    expect(courseOf(products, [], MAX_QUESTIONS).next).toBeUndefined();
    expect(courseOf(products, [{ name: '功率', value: UNSURE }]).next).toBeUndefined();
  });
});

describe('the answers', () => {
  it('leave those first that fit most closely', () => {
    const products = ['IP68', 'IP65', 'IP67'].map((防护等级) => product({ 防护等级 }));
    const { left } = courseOf(products, [{ name: '防护等级', value: 'IP65' }]);
    expect(left).toEqual([products[1], products[0], products[2]]);
  });

  it('say which of them has excluded every product', () => {
    const products = powers('1 W', '2 W', '3 W', '4 W');
    const { steps, left, next } = courseOf(products, [
      { name: '通信', value: UNSURE },
      { name: '功率', value: '9 W' },
    ]);
    expect([left, next]).toEqual([[], undefined]);
    expect(steps.map(({ before, after }) => [before.length, after.length])).toEqual([
      [4, 4],
      [4, 0],
    ]);
  });

  it('stand in the address in their order, and the filters repeat those that say something', () => {
    const answers = [
      { name: CATEGORY, value: '1' },
      { name: CATEGORY, value: '13' },
      { name: '供电', value: 'DC 12 ~ 24 V' },
      { name: '通信', value: UNSURE },
      { name: '像素', value: NONE },
    ];
    expect(writeAnswers(answers)).toBe('*:1;*:13;供电:DC 12 ~ 24 V;通信:?;像素:!');
    expect(readAnswers(writeAnswers(answers))).toEqual(answers);
    expect(choicesOf(answers.slice(2))).toEqual([{ name: '供电', values: ['DC 12 ~ 24 V'] }]);
  });
});

const seed = createSeed({ now: new Date('2026-11-15T10:00:00+08:00') });
const shown = productsTable
  .seed(seed)
  .map((row) => v.parse(Product, row))
  .filter(({ status }) => status === 0);
const categories = productCategoriesTable.seed(seed);
const belowOf = (id: unknown) =>
  categories.filter(({ parentId }) => parentId === id).map((one) => one.id);
const inCategory = (id: unknown) =>
  shown.filter(({ categoryId }) => [id, ...belowOf(id)].includes(categoryId));

/** The answer of a buyer who needs this product: the narrowest that is right for it. */
function answerFor(wanted: Product, products: readonly Product[], given: Answer[], asked: number) {
  const { next } = courseOf(products, given, asked);
  const answers = next?.answers.flatMap(({ value }) => {
    const after = courseOf(products, [...given, { name: next.name, value }], asked).left;
    return after.includes(wanted) ? [{ name: next.name, value, count: after.length }] : [];
  });
  return answers?.toSorted((one, other) => one.count - other.count)[0];
}

/** Whether the finder shows this product, or in its place only ones that say the same. */
function reaches(wanted: Product, products: readonly Product[], asked: number): boolean {
  const given: Answer[] = [];
  for (;;) {
    const answer = answerFor(wanted, products, given, asked);
    if (!answer) break;
    given.push(answer);
  }
  const { left } = courseOf(products, given, asked);
  const found = left.slice(0, MAX_FOUND);
  return found.includes(wanted) || facetsOf([...found, wanted], []).length === 0;
}

describe('with the sample products', () => {
  it.each([
    // A sample: the others take ten seconds.
    ['all', shown, 0, 6],
    ['all, the categories asked first', undefined, 2, 1],
    ...categories.map(({ id, name }) => [name, inCategory(id), 0, 1] as const),
  ] as const)('P12+: five questions find every product in %s', (_, products, asked, every) => {
    const missed = shown.filter((wanted, index) => {
      if (index % every !== 0) return false;
      const among = products ?? inCategory(wanted.categoryId);
      return among.includes(wanted) && !reaches(wanted, among, asked);
    });
    expect(missed.map(({ name, model }) => `${name} ${model}`)).toEqual([]);
  });

  it('P12+: whoever is not sure of anything is asked five questions at most', () => {
    const given: Answer[] = [];
    for (let next = courseOf(shown, given).next; next; next = courseOf(shown, given).next) {
      given.push({ name: next.name, value: UNSURE });
    }
    expect(given).toHaveLength(MAX_QUESTIONS);
    expect(new Set(given.map(({ name }) => name)).size).toBe(MAX_QUESTIONS);
  });
});

it('P12+: answers of a reader of the other language find the same products', () => {
  const answers = [
    { name: 'Power supply', value: UNSURE },
    { name: 'Protection rating', value: 'IP68' },
  ];
  expect(siteAnswers(answers, shown)).toEqual([
    { name: '供电', value: UNSURE },
    { name: '防护等级', value: 'IP68' },
  ]);
});
