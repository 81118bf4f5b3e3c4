import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  count,
  dateTime,
  endTime,
  flag,
  id,
  number,
  optionalId,
  optionalNumber,
  records,
  requiredText,
  status,
  text,
  texts,
} from '#src/api/fields/fields.ts';

describe('fields', () => {
  it.each([7, '7', '9007199254740993', 'a1b2'])('keeps the id %s as it came', (value) => {
    expect(v.parse(id, value)).toBe(value);
  });

  it.each([
    [undefined, ''],
    [null, ''],
    ['', ''],
    ['青禾', '青禾'],
    [42, '42'],
  ])('C5: reads %s as the text "%s"', (value, result) => expect(v.parse(text, value)).toBe(result));

  it('C5: refuses a missing required text', () => {
    expect(v.is(requiredText, null)).toBe(false);
  });

  it.each([
    [3, 3],
    ['1,234', 1234],
    ['-1,234,567.5', -1234567.5],
    ['3', 3],
    [' 3.5 ', 3.5],
    ['-2', -2],
  ])('C5: reads %j as a number', (value, result) => expect(v.parse(number, value)).toBe(result));

  it.each(['', 'many', '1e', '1,2', '12,34', null, {}])('C5: refuses %j as a number', (value) => {
    expect(v.is(number, value)).toBe(false);
  });

  it.each([
    ['', null],
    ['null', null],
    [null, null],
    [undefined, null],
    ['0', 0],
  ])('C5: reads %j as the optional number %s', (value, result) => {
    expect(v.parse(optionalNumber, value)).toBe(result);
    expect(v.parse(count, value)).toBe(result ?? 0);
  });

  it.each([true, 1, '1', 'true', 'True', 'Y', 'y'])('C5: reads %j as true', (value) => {
    expect(v.parse(flag, value)).toBe(true);
  });

  it.each([false, 0, '0', 'false', 'N', '', 'null', null, undefined])(
    'C5: reads %j as false',
    (value) => {
      expect(v.parse(flag, value)).toBe(false);
    },
  );

  it.each([
    [1_795_138_200_000, '2026-11-20T01:30:00.000Z'],
    ['2026-11-20 09:30:00', '2026-11-20T01:30:00.000Z'],
    ['2026-11-20T09:30:00+08:00', '2026-11-20T01:30:00.000Z'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['Invalid date', ''],
    ['Invalid Date', ''],
    ['undefined', ''],
    ['NaN', ''],
  ])('C1: reads the time %j', (value, result) => expect(v.parse(dateTime, value)).toBe(result));

  it.each([
    ['2026-11-20', '2026-11-20T15:59:59.999Z'],
    ['2026/11/20', '2026-11-20T15:59:59.999Z'],
    [[2026, 11, 20], '2026-11-20T15:59:59.999Z'],
    [0, ''],
    ['0001-01-01T00:00:00Z', ''],
    [' 2026-11-20 ', '2026-11-20T15:59:59.999Z'],
    ['2026-11-20 09:30:00', '2026-11-20T01:30:00.000Z'],
    [1_795_138_200_000, '2026-11-20T01:30:00.000Z'],
    ['', ''],
    [null, ''],
  ])('C1: reads the end %j, a day alone to its end', (value, result) => {
    expect(v.parse(endTime, value)).toBe(result);
  });

  it('C5: refuses what is no time, and says so', () => {
    expect(() => v.parse(dateTime, 'soon')).toThrow('a date and time');
  });

  it.each([
    [1, 1],
    ['1', 1],
    [0, 0],
    [null, 0],
    ['', 0],
  ])('C5: reads the status %j as %s', (value, result) => {
    expect(v.parse(status, value)).toBe(result);
  });

  it.each([
    ['温室,传感，控制', ['温室', '传感', '控制']],
    [
      ['温室', '传感'],
      ['温室', '传感'],
    ],
    ['温室、传感；控制', ['温室', '传感', '控制']],
    ['温室; 传感 |控制\r\n灌溉', ['温室', '传感', '控制', '灌溉']],
    ['TCP/IP,Modbus', ['TCP/IP', 'Modbus']],
    ['["温室","传感"]', ['温室', '传感']],
    ['[重要]通知,其他', ['[重要]通知', '其他']],
    [{ 0: '温室', 2: '传感' }, ['温室', '传感']],
    [{}, []],
    [false, []],
    ['null', []],
    ['', []],
    [null, []],
  ])('C5: reads %j as a list of texts', (value, result) => {
    expect(v.parse(texts, value)).toEqual(result);
  });

  it.each([
    {},
    { rows: null },
    { rows: '' },
    { rows: [] },
    { rows: '[]' },
    { rows: {} },
    { rows: false },
    { rows: 'null' },
  ])('C5: reads the rows of %j as an empty list', (value) => {
    expect(v.parse(v.object({ rows: records(v.object({ name: text })) }), value)).toEqual({
      rows: [],
    });
  });

  const OSS = 'https://oss.example.com/a.jpg?x-oss-process=image/resize,w_800/quality,q_90';
  const CLOUD = 'https://img.example.com/c_fill,w_100,h_150/v1/b.jpg';

  it.each([
    [OSS, [OSS]],
    [CLOUD, [CLOUD]],
    [`${OSS},${CLOUD}`, [OSS, CLOUD]],
    [
      `${CLOUD}, /files/3.png；${OSS}|//cdn.example.com/d.png`,
      [CLOUD, '/files/3.png', OSS, '//cdn.example.com/d.png'],
    ],
    [
      'uploads/1.jpg?x=image/resize,w_800,uploads/2.jpg',
      ['uploads/1.jpg?x=image/resize,w_800', 'uploads/2.jpg'],
    ],
    ['/files/1.png,uploads/2.jpg、3.webp', ['/files/1.png', 'uploads/2.jpg', '3.webp']],
    ['data:image/png;base64,iVBO/a,/files/1.png', ['data:image/png;base64,iVBO/a', '/files/1.png']],
    [JSON.stringify([OSS, CLOUD]), [OSS, CLOUD]],
  ])('C5: reads the addresses in %j, whose commas separate nothing', (value, result) => {
    expect(v.parse(texts, value)).toEqual(result);
  });

  it.each([
    { 0: { name: '电压' }, 2: { name: '功率' } },
    '{"0":{"name":"电压"},"2":{"name":"功率"}}',
    '[{"name":"电压"},{"name":"功率"}]',
  ])('C5: reads the rows %j, as PHP sends them', (value) => {
    const rows = records(v.object({ name: text }));
    expect(v.parse(rows, value)).toEqual([{ name: '电压' }, { name: '功率' }]);
  });

  it.each(['text', true, { name: '电压' }, '[1', 7])('C5: refuses %j as rows', (value) => {
    expect(v.is(records(v.object({ name: text })), value)).toBe(false);
  });

  it.each([null, undefined, 0, '0', '', 'null'])('C5: reads the parent %j as none', (value) => {
    expect(v.parse(optionalId, value)).toBeNull();
  });
});
