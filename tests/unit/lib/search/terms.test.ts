import { beforeAll, expect, it } from 'vitest';
import { searchable } from '#src/lib/search/comparable.ts';
import { loadSimplified } from '#src/lib/search/simplified.ts';
import { SYNONYMS } from '#src/lib/search/synonyms.ts';
import {
  isKnownWord,
  missingWords,
  nearest,
  indexesOfTerms,
  termsOf,
  wordsToMark,
} from '#src/lib/search/terms.ts';

beforeAll(loadSimplified);

const placesIn = (query: string, texts: string[]) =>
  indexesOfTerms(termsOf(query), texts.map(searchable));

it('all words must be found, in whichever text', () => {
  expect(placesIn('土壤 RS485', ['土壤温湿度传感器', '输出 RS485'])).toEqual([0, 1]);
  expect(placesIn('土壤 LoRa', ['土壤温湿度传感器', '输出 RS485'])).toBeNull();
});

it('what has most of the words comes before what has fewer; below half is not found', () => {
  const near = (query: string, texts: string[]) =>
    nearest(texts, termsOf(query), (text) => [searchable(text)]);
  const texts = ['传感器 IP44', '阀 IP67', '传感器 RS485', '传感器 RS485 LoRa', '灯'];
  expect(near('IP67 RS485 传感器', texts)).toEqual(['传感器 RS485', '传感器 RS485 LoRa']);
  expect(near('LoRa 传感器 RS485 太阳能', texts)).toEqual(['传感器 RS485 LoRa', '传感器 RS485']);
  expect(near('热像仪', texts)).toEqual([]);
});

it('missing words are named as they were typed', () => {
  expect(missingWords('ＩＰ67 Rs-485 傳感器 12 V', [searchable('传感器')])).toEqual([
    'ＩＰ67',
    'Rs-485',
    '12 V',
  ]);
});

it('Chinese words are found without spaces between them', () => {
  expect(placesIn('ip68传感器', ['土壤传感器', '防护等级 IP68'])).toEqual([1, 0]);
  expect(placesIn('防水土壤传感器', ['土壤传感器', '防护等级 IP68'])).toEqual([1, 0, 0]);
});

it('a word finds what the company’s table says of it', () => {
  expect(placesIn('防水', ['防护等级 IP68'])).toEqual([0]);
  expect(placesIn('Waterproof', ['防护等级 IP67'])).toEqual([0]);
  expect(placesIn('防水', ['防护等级 IP54'])).toBeNull();
  expect(placesIn('carbon dioxide', ['二氧化碳传感器'])).toEqual([0]);
  expect(isKnownWord('说明书')).toBe(true);
  expect(isKnownWord('说名书')).toBe(false);
});

it('values are found however they are spaced and typed', () => {
  expect(placesIn('１２V', ['供电 DC 12 V'])).toEqual([0]);
  expect(placesIn('80℃', ['-40 ~ 80 ℃'])).toEqual([0]);
});

it('what was found by another word is marked too', () => {
  expect(wordsToMark(termsOf('防水'))).toEqual(expect.arrayContaining(['防水', 'ip68']));
});

it('the table has each word once', () => {
  const words = SYNONYMS.flatMap(([each]) => each.map(searchable));
  expect(words).toEqual([...new Set(words)]);
});

it('a number and the word after it are found apart, too', () => {
  expect(placesIn('IP67 sensor', ['Soil sensor', '防护等级 IP67'])).toEqual([1, 0]);
  expect(placesIn('12 V', ['DC 12V'])).toEqual([0]);
});

it('a short synonym is found as a word, not inside another', () => {
  expect(placesIn('电导率', ['A specification of direction'])).toBeNull();
  expect(placesIn('电导率', ['土壤 EC 传感器'])).toEqual([0]);
});
