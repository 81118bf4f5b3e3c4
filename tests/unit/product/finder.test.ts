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
  it('is, of those about one topic, the one that divides the products best', () => {
    const products = [1, 2, 3, 4, 5, 6].map((number) =>
      product({ 颜色: number === 1 ? '红' : '蓝', 光谱: number < 4 ? '全光谱' : '红蓝' }),
    );
    const { next } = courseOf(products, []);
    expect(next).toEqual({
      name: '光谱',
      isNumber: false,
      answers: [
        { value: '红蓝', count: 3 },
        { value: '全光谱', count: 3 },
      ],
    });
  });

  it('is first about the use, then surroundings, then the interface, and last about supply and dimensions', () => {
    const two = (one: string, other: string, number: number) => (number < 4 ? one : other);
    const products = [1, 2, 3, 4, 5, 6].map((number) =>
      product({
        供电: ['DC 12 V', 'AC 220 V', 'PoE'][number % 3] ?? '',
        尺寸: ['大', '中', '小'][number % 3] ?? '',
        通信: two('RS485', 'LoRa', number),
        安装: two('壁挂', '吊装', number),
        工作温度: two('-40 ~ 80 ℃', '-20 ~ 55 ℃', number),
        防护等级: two('IP65', 'IP67', number),
        量程: two('0 ~ 10 ppm', '0 ~ 2000 ppm', number),
        测量参数: two('乙烯', '二氧化碳', number),
      }),
    );
    const given: Answer[] = [];
    for (let next = courseOf(products, given).next; next; next = courseOf(products, given).next) {
      given.push({ name: next.name, value: UNSURE });
    }
    // Whoever does not know what to measure is not asked for its range.
    const names = ['测量参数', '防护等级', '工作温度', '安装', '通信'];
    expect(given.map(({ name }) => name)).toEqual(names);
    const ofOneGas = products.map(({ specifications }) => ({
      specifications: specifications.slice(0, -1),
    }));
    expect(courseOf(ofOneGas, []).next?.name).toBe('量程');
    const later = products.map(({ specifications }) => ({
      specifications: specifications.slice(0, 3),
    }));
    expect(courseOf(later, []).next?.name).toBe('通信');
    expect(courseOf(later, [{ name: '通信', value: 'RS485' }]).next).toBeUndefined();
  });

  it('counts for each answer what the list’s filter counts: other gases’ ranges do not cover one', () => {
    const ranges = ['0 ~ 10 ppm', '0 ~ 2000 ppm', '0 ~ 5000 ppm', '0 ~ 10000 ppm'];
    const temperatures = ['-40 ~ 80 ℃', '-20 ~ 55 ℃', '-20 ~ 55 ℃', '-30 ~ 70 ℃'];
    for (const products of [
      ranges.map((量程) => product({ 量程 })),
      temperatures.map((工作温度) => product({ 工作温度 })),
      ['IP54', 'IP65', 'IP67', 'IP68'].map((防护等级) => product({ 防护等级 })),
    ]) {
      const [filter] = facetsOf(products, []);
      expect(courseOf(products, []).next?.answers).toEqual(
        filter?.values.map(({ value, count }) => ({ value, count })),
      );
    }
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
      isNumber: true,
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

  it('counts the products that reach a class or cover the range of a condition, and those that none of the answers fits', () => {
    const classes = ['IP54', 'IP65', 'IP67', 'IP68'].map((防护等级) => product({ 防护等级 }));
    expect(courseOf([...classes, product({})], []).next?.answers).toEqual([
      { value: 'IP54', count: 4 },
      { value: 'IP65', count: 3 },
      { value: 'IP67', count: 2 },
      { value: 'IP68', count: 1 },
      { value: NONE, count: 1 },
    ]);
    const conditions = ['-40 ~ 80 ℃', '-20 ~ 55 ℃', '-20 ~ 55 ℃', '-30 ~ 70 ℃'];
    expect(
      courseOf(
        conditions.map((工作温度) => product({ 工作温度 })),
        [],
      ).next,
    ).toEqual({
      name: '工作温度',
      isNumber: false,
      answers: [
        { value: '-20..55 ℃', count: 4 },
        { value: '-30..70 ℃', count: 2 },
        { value: '-40..80 ℃', count: 1 },
      ],
    });
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
