import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { hasWords, searchable, spansOf } from '#src/lib/search/comparable.ts';
import { loadSimplified } from '#src/lib/search/simplified.ts';
import { indexesOfTerms, termsOf, wordsToMark } from '#src/lib/search/terms.ts';
import { simplifiedPairs } from '#tools/simplified-pairs.ts';

beforeAll(loadSimplified);

const isFound = (query: string, text: string) =>
  indexesOfTerms(termsOf(query), [searchable(text)]) !== null;

/** What is marked of a text. */
const marked = (query: string, text: string) =>
  spansOf(text, wordsToMark(termsOf(query))).map(({ from, to }) => text.slice(from, to));

it.each(
  ['QH-200A', 'qh200a', 'QH 200A', ...Array.from('‐‑‒–—―－﹣−')].map((one) =>
    one.length > 1 ? one : `QH${one}200A`,
  ),
)(
  'P7: a model is found as %s, whether its text has a hyphen, another dash, a space or none',
  (query) => {
    for (const model of ['QH-200A', 'QH‑200A', 'QH−200A', 'QH200A', 'ＱＨ－２００Ａ']) {
      expect(isFound(query, `控制器 ${model} 型`)).toBe(true);
    }
    expect(isFound(query, 'QH-210A')).toBe(false);
  },
);

it('P7: a model with a space is found with a hyphen too', () => {
  expect(isFound('QH-200A', '控制器 QH 200A')).toBe(true);
});

it('P7: full-width letters, digits and signs are those of the keyboard', () => {
  expect(isFound('8.7/15', '电缆 8.7／15 kV')).toBe(true);
  expect(isFound('８．７／１５', '电缆 8.7/15kV')).toBe(true);
  expect(isFound('ＲＳ４８５', '输出 RS-485')).toBe(true);
});

it('P7: traditional and simplified characters find each other', () => {
  for (const [one, other] of [
    ['土壤濕度感測器', '土壤湿度感测器'],
    ['開關電源', '开关电源'],
    ['後臺管理系統', '后台管理系统'],
    ['溫室裡的燈', '温室里的灯'],
    ['台灣海峽電纜', '台湾海峡电缆'],
    ['螢幕顯示', '萤幕显示'],
    ['鑷子與鉗', '镊子与钳'],
  ] as const) {
    expect(isFound(one, other)).toBe(true);
    expect(isFound(other, one)).toBe(true);
  }
});

it('P7: the table of characters is what its tool makes of the package', () => {
  expect(readFileSync('src/lib/search/simplified-pairs.ts', 'utf8')).toBe(simplifiedPairs());
});

it('P7: a list is filtered by words, in whichever order and spelling', () => {
  for (const query of ['QHS100', 'QH S100', 'qh–s100', '探頭 S100', '']) {
    expect(hasWords('QH-S100 土壤探头', query), query).toBe(true);
  }
  expect(hasWords('QH-S100 土壤探头', 'QH S200')).toBe(false);
});

it('P7: a value is found in another unit, and however its unit and current are spelled', () => {
  for (const [query, text] of [
    ['1500W', '功率 1.5 kW'],
    ['1.5 KW', '功率 1500W'],
    ['24VDC', '供电 DC 24 V'],
    ['DC24V', 'Supply 24 V DC'],
    ['IP67', '防护 IP 67'],
    ['IP 67', '防护 IP67'],
    ['RS485', '输出 RS 485'],
  ] as const) {
    expect([query, isFound(query, text)]).toEqual([query, true]);
  }
  expect(isFound('1500 W', '功率 11.5 kW')).toBe(false);
  expect(isFound('5 MW', '功率 5000 W')).toBe(false);
  expect(marked('1500W', '功率 1.5 kW')).toEqual(['1.5 kW']);
});

it('P7: a negative value keeps its sign', () => {
  expect(searchable('-40 ~ 80 ℃')).toBe('-40 ~ 80°c');
});

it('P7: what was found is marked in the letters of the text', () => {
  expect(marked('qh200a', '控制器 QH—200A 型')).toEqual(['QH—200A']);
  expect(marked('12v', '供电 12  V，１２Ｖ')).toEqual(['12  V', '１２Ｖ']);
  expect(marked('80℃', '到 80 ℃ 为止')).toEqual(['80 ℃']);
  expect(marked('溫室', '在温室里，在溫室裡')).toEqual(['温室', '溫室']);
  expect(marked('cafe\u0301', 'x Café y')).toEqual(['Café']);
});
