import fc from 'fast-check';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { readChoices, toggled, writeChoices } from '#src/features/product/facets/choices.ts';
import { facetsOf, fitsChoices } from '#src/features/product/facets/facets.ts';
import { siteChoices } from '#src/features/product/facets/site-choices.ts';
import { startI18n } from '#src/i18n/i18n.ts';
import { inUnit, readQuantity } from '#src/lib/text/quantity.ts';
import {
  fitsRange,
  rangeText,
  reachesClass,
  readRange,
} from '#src/features/product/facets/range.ts';
import { specificationValues } from '#src/features/product/facets/specification-values.ts';
import { expectAlways } from '#tests/support/expect-always.ts';

const product = (specifications: Record<string, string>) => ({
  specifications: Object.entries(specifications).map(([name, value]) => ({ name, value })),
});

describe('the value of a specification', () => {
  it.each([
    ['DC 12 ~ 24 V', 12, 24, 'V DC'],
    ['DC12V', 12, 12, 'V DC'],
    ['−20～55℃', -20, 55, '℃'],
    ['0–50 ℃', 0, 50, '℃'],
    ['10-30 m³/h', 10, 30, 'm³/h'],
    ['0.2% ~ 2%', 0.2, 2, '%'],
    ['0 ~ 95% RH', 0, 95, '% RH'],
    ['≥ 50000 h', 50_000, 50_000, 'h'],
    ['1,200 kg', 1200, 1200, 'kg'],
    ['约 2000 ㎡', 2000, 2000, '㎡'],
    ['2.5 m（可加长）', 2.5, 2.5, 'm'],
    ['30 ~ 60 cm 可调', 30, 60, 'cm'],
    ['2.2KW', 2.2, 2.2, 'kW'],
    ['3Kw', 3, 3, 'kW'],
    ['80 KG', 80, 80, 'kg'],
    ['0.1~0.6MPA', 0.1, 0.6, 'MPa'],
    ['50HZ', 50, 50, 'Hz'],
    ['24VDC', 24, 24, 'V DC'],
    ['9 ~ 36 Vdc', 9, 36, 'V DC'],
    ['１２Ｖ', 12, 12, 'V'],
    ['20m3/h', 20, 20, 'm³/h'],
    ['5 mW', 5, 5, 'mW'],
    ['5 MW', 5, 5, 'MW'],
    ['5 mw', 5, 5, 'mw'],
    ['3 mPa', 3, 3, 'mPa'],
  ])('%s is a number with a unit', (text, from, to, unit) => {
    expect(readQuantity(text)).toEqual({ from, to, unit });
  });

  it.each([
    'IP68',
    'DN50',
    '316L 不锈钢',
    '8 路 AC 24 V',
    '1.3 × 0.6 × 2.0 m',
    '±3%',
    '太阳能 30 W + 锂电池',
    'NH₃ 0 ~ 100 ppm',
    '50 ~ 10 V',
    '12',
    '',
  ])('%s is none', (text) => expect(readQuantity(text)).toBeNull());

  it('is what was written, with any number and unit, and comes back from another unit', () => {
    const number = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((n) => n / 1000);
    const units = fc.constantFrom(['V', 'kV'], ['m', 'km'], ['h', 'ms'], ['L/h', 'm³/h']);
    expectAlways(fc.tuple(number, number, units), ([one, other, [unit = '', another = '']]) => {
      const quantity = { from: Math.min(one, other), to: Math.max(one, other), unit };
      expect(readQuantity(`${quantity.from} ~ ${quantity.to} ${unit}`)).toEqual(quantity);
      const converted = inUnit(quantity, another);
      const back = converted && inUnit(converted, unit);
      expect(back?.from).toBeCloseTo(quantity.from, 6);
      expect(back?.to).toBeCloseTo(quantity.to, 6);
    });
  });

  it('is several values where it lists them', () => {
    expect(specificationValues('4G / RS485')).toEqual(['4G', 'RS485']);
    expect(specificationValues('IP67/IP68')).toEqual(['IP67', 'IP68']);
    expect(specificationValues('椰糠、岩棉、泥炭')).toEqual(['椰糠', '岩棉', '泥炭']);
    expect(specificationValues('RS485 / 4 ~ 20 mA')).toEqual(['RS485', '4 ~ 20 mA']);
    expect(specificationValues(' ')).toEqual([]);
  });

  it.each(['20 m³/h', '2.9 μmol/J', '±0.05 mS/cm', 'AC 220 / 380 V', '1/2 寸', 'IP67/68'])(
    '%s stays whole',
    (text) => expect(specificationValues(text)).toEqual([text]),
  );

  it('is compared in the unit that was asked for', () => {
    expect(inUnit({ from: 5.5, to: 5.5, unit: 'kW' }, 'W')?.from).toBe(5500);
    expect(inUnit({ from: 5, to: 5, unit: 'kg' }, 'W')).toBeNull();
    expect(inUnit({ from: 5, to: 5, unit: 'V DC' }, 'V AC')).toBeNull();
  });
});

describe('a range', () => {
  it('contains a number, and is covered by a range of the product', () => {
    const asked = { from: -20, to: 60, unit: '℃' };
    expect(fitsRange({ from: -40, to: 80, unit: '℃' }, asked)).toBe(true);
    expect(fitsRange({ from: -20, to: 55, unit: '℃' }, asked)).toBe(false);
    expect(fitsRange({ from: 50, to: 50, unit: '℃' }, asked)).toBe(true);
    expect(fitsRange({ from: 61, to: 61, unit: '℃' }, asked)).toBe(false);
    expect(fitsRange({ from: 9, to: 36, unit: 'V' }, { from: 12, to: 12, unit: 'V' })).toBe(true);
    expect(fitsRange({ from: 3, to: 3, unit: 'kW' }, { to: 3000, unit: 'W' })).toBe(true);
  });

  it('is kept in the address with its unit', () => {
    for (const range of [
      { from: 1.5, to: 2.5, unit: 'm' },
      { from: -20, unit: '℃' },
      { to: 60, unit: 'V DC' },
    ]) {
      expect(readRange(rangeText(range))).toEqual(range);
    }
    expect(readRange('IP68')).toBeNull();
    expect(readRange('.. V')).toBeNull();
  });
});

describe('choices', () => {
  it('are kept in the address, whatever signs they contain', () => {
    const choices = [
      { name: '配比: a;b', values: ['1:2', 'x,y', String.raw`\n`] },
      { name: '防护等级', values: ['IP68'] },
    ];
    expect(readChoices(writeChoices(choices))).toEqual(choices);
    expect(writeChoices([{ name: '防护等级', values: ['IP67', 'IP68'] }])).toBe(
      '防护等级:IP67,IP68',
    );
    expect(readChoices(';;:,a:;防护等级')).toEqual([]);
  });

  it('are set and taken back one by one', () => {
    const one = toggled([], '通信', '4G');
    const two = toggled(one, '通信', 'RS485');
    expect(two).toEqual([{ name: '通信', values: ['4G', 'RS485'] }]);
    expect(toggled(two, '通信', '4g ')).toEqual([{ name: '通信', values: ['RS485'] }]);
    expect(toggled(one, '通信', '4G')).toEqual([]);
  });
});

describe('facets', () => {
  const soil = product({ 防护等级: 'IP68', 工作温度: '-40 ~ 80 ℃', 通信: 'RS485' });
  const camera = product({ 防护等级: 'IP66', 工作温度: '-20 ~ 55 ℃', 通信: '4G / RS485' });
  const gateway = product({ 防护等级: 'ip66 ', 工作温度: '-30 ~ 70 ℃', 通信: '4G' });
  const lamp = product({ 防护等级: 'IP65', 功率: '300 W' });
  const all = [soil, camera, gateway, lamp];
  const countsOf = (name: string, choices = '') =>
    facetsOf(all, readChoices(choices))
      .find((facet) => facet.name === name)
      ?.values.map(({ value, count }) => [value, count]);
  const found = (choices: string) => all.filter((one) => fitsChoices(one, readChoices(choices)));

  it('are the specifications by which products differ, those of most products first', () => {
    expect(facetsOf(all, []).map(({ name }) => name)).toEqual(['防护等级', '工作温度', '通信']);
    expect(facetsOf([soil, product({ 防护等级: 'IP68' })], [])).toEqual([]);
  });

  it('count values however they are written, and classes with the higher ones', () => {
    expect(countsOf('防护等级')).toEqual([
      ['IP65', 4],
      ['IP66', 3],
      ['IP68', 1],
    ]);
  });

  it('count what would be found with the choices of all others', () => {
    expect(countsOf('防护等级', '通信:4G')).toEqual([
      ['IP65', 2],
      ['IP66', 2],
      ['IP68', 0],
    ]);
    expect(countsOf('通信', '通信:4G')).toEqual([
      ['4G', 2],
      ['RS485', 2],
    ]);
  });

  it('find products with one of a specification’s values, and of all specifications', () => {
    expect(found('防护等级:IP68')).toEqual([soil]);
    expect(found('防护等级:IP68,IP66')).toEqual([soil, camera, gateway]);
    expect(found('防护等级:IP68,IP66;通信:4G')).toEqual([camera, gateway]);
    expect(found('防护等级:IP67')).toEqual([soil]);
    expect(found('工作温度:-30..60 ℃')).toEqual([soil, gateway]);
    expect(found('产地:上海')).toEqual([]);
  });

  it('offer a range where all values are numbers of one kind, in the unit of most', () => {
    const temperature = facetsOf(all, []).find(({ name }) => name === '工作温度');
    expect(temperature?.range).toEqual({ from: -40, to: 80, unit: '℃', isCovering: true });
    const powers = ['300 W', '80 W', '1.2 kW'].map((value) => product({ 功率: value }));
    expect(facetsOf(powers, [])[0]?.range).toEqual({
      from: 80,
      to: 1200,
      unit: 'W',
      isCovering: false,
    });
    expect(facetsOf([...powers, product({ 功率: '面议' })], [])[0]?.range).toBeUndefined();
  });
});

describe('spellings of one value', () => {
  const powers = ['2.2KW', '3KW', '1500W', '5.5 kW', '2200 w'].map((value) =>
    product({ 功率: value }),
  );

  it('are found by one range, whatever the case of their unit', () => {
    const found = powers.filter((one) => fitsChoices(one, readChoices('功率:2..4.5 kW')));
    expect(found).toEqual([powers[0], powers[1], powers[4]]);
    expect(facetsOf(powers, [])[0]?.range).toEqual({
      from: 1.5,
      to: 5.5,
      unit: 'kW',
      isCovering: false,
    });
  });

  it('are one choice', () => {
    const values = ['IP67', 'IP 67', 'ＩＰ６７', 'IP65'].map((value) => product({ 防护: value }));
    expect(facetsOf(values, [])[0]?.values.map(({ value, count }) => [value, count])).toEqual([
      ['IP65', 4],
      ['IP67', 3],
    ]);
    expect(
      facetsOf(powers, readChoices('功率:2.2 kW'))[0]?.values.find(({ isChosen }) => isChosen),
    ).toEqual({ value: '2.2KW', count: 2, isChosen: true });
  });
});

describe('classes', () => {
  it.each([
    ['IP68', 'IP67', true],
    ['IP67', 'IP67', true],
    ['IP66', 'IP67', false],
    ['IP69K', 'IP68', true],
    // Better against water, worse against dust.
    ['IP58', 'IP67', false],
    ['IK10', 'IK08', true],
    ['PN16', 'PN25', false],
    ['PN25', 'IP20', false],
    ['DN50', 'DN25', false],
  ])('%s against at least %s: %s', (value, least, isEnough) => {
    expect(reachesClass(value, least)).toBe(isEnough);
  });

  it('replace each other, because the lower one finds the higher ones too', () => {
    expect(toggled(readChoices('防护等级:IP65'), '防护等级', 'IP67')).toEqual([
      { name: '防护等级', values: ['IP67'] },
    ]);
  });
});

describe('one fact under two names', () => {
  const probe = product({ 输出: 'RS485 / Modbus RTU', 量程: '0 ~ 50 ℃' });
  const node = product({ 通信: 'LoRa 470 ~ 510 MHz' });
  const controller = product({ 输出: '12 路继电器', 通信: '以太网 / RS485' });
  const gateway = product({ 串口: '4 路 RS485', 上行: '5G / 千兆以太网' });
  const all = [probe, node, controller, gateway];
  const found = (spec: string) => {
    const choices = siteChoices(readChoices(spec), all);
    return [writeChoices(choices), ...all.filter((one) => fitsChoices(one, choices))];
  };

  it('is one facet in the words of the company’s table', () => {
    const facets = facetsOf(all, []);
    const values = facets.find(({ name }) => name === '通信')?.values;
    expect(values?.map(({ value, count }) => [value, count])).toEqual([
      ['5G', 1],
      ['以太网', 2],
      ['LoRa', 1],
      ['Modbus', 1],
      ['RS485', 3],
    ]);
    expect(facets.map(({ name }) => name)).not.toContain('串口');
  });

  it('is found from a link with either name; what else has the other name stays there', () => {
    expect(found('通信:RS485')).toEqual(['通信:RS485', probe, controller, gateway]);
    expect(found('输出:RS485')).toEqual(['通信:RS485', probe, controller, gateway]);
    expect(found('上行:千兆以太网')).toEqual(['通信:以太网', controller, gateway]);
    expect(found('输出:12 路继电器')).toEqual(['输出:12 路继电器', controller]);
    expect(found('输出:RS485,12 路继电器;通信:LoRa')).toEqual([
      '输出:12 路继电器;通信:RS485,LoRa',
      controller,
    ]);
  });
});

describe('choices that were made in the other language', () => {
  beforeAll(startI18n);

  const row = (name: string, nameEn: string, value: string, valueEn = '') => ({
    name,
    nameEn,
    value,
    valueEn,
  });
  const gateway = {
    specifications: [
      row('通信', 'Network', '以太网 / 4G', 'Ethernet / 4G'),
      row('质保', 'Warranty', '2 年', '2 years'),
      row('防护等级', '', 'IP66'),
    ],
  };
  const lamp = { specifications: [row('通信', 'Network', '4G'), row('质保', 'Warranty', '5 年')] };
  const products = [lamp, gateway];
  const found = async (language: string, spec: string) => {
    await i18next.changeLanguage(language);
    const choices = siteChoices(readChoices(spec), products);
    return [
      writeChoices(choices),
      ...products.filter((product) => fitsChoices(product, choices)),
    ] as const;
  };

  it('find the same products, and are shown in the words of the site', async () => {
    expect(await found('en', '通信:以太网')).toEqual(['Communication:Ethernet', gateway]);
    expect(await found('cn', 'Network:Ethernet')).toEqual(['通信:以太网', gateway]);
    expect(await found('en', '通信:4G')).toEqual(['Communication:4G', lamp, gateway]);
    expect(await found('en', '质保:1..3 年')).toEqual(['Warranty:1..3 years', gateway]);
  });

  it('stay as they are where there is nothing in the other language', async () => {
    expect(await found('en', '防护等级:IP66')).toEqual(['防护等级:IP66', gateway]);
    expect(await found('cn', '通信:以太网')).toEqual(['通信:以太网', gateway]);
    expect(await found('en', '产地:上海')).toEqual(['产地:上海']);
  });
});
