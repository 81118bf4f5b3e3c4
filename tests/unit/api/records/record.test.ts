import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  count,
  dateTime,
  flag,
  id,
  optionalNumber,
  records,
  requiredText,
  status,
  text,
  texts,
  word,
} from '#src/api/fields/fields.ts';
import { createdId } from '#src/api/records/created-id.ts';
import { AS_SENT, tolerant } from '#src/api/records/record.ts';
import { toSent } from '#src/api/records/to-sent.ts';
import { fromWireBody, toWireBody } from '#src/api/wire/wire.ts';

const Item = v.looseObject({
  id,
  title: requiredText,
  summary: text,
  kind: word(['full', 'part']),
  tags: texts,
  rows: records(v.looseObject({ name: text })),
  pinned: flag,
  sort: count,
  salary: optionalNumber,
  publishTime: dateTime,
  updateTime: dateTime,
  status,
});

const schema = tolerant(Item);
const full = {
  id: 'c/7',
  title: '灌溉控制器',
  summary: '',
  kind: 'full',
  tags: ['温室'],
  rows: [],
  pinned: false,
  sort: 3,
  salary: null,
  publishTime: '2026-11-20T01:30:00.000Z',
  updateTime: '',
  status: 0,
};

describe('a record from a server with its own ways', () => {
  it.each<[string, unknown, unknown]>([
    ['summary', null, ''],
    ['summary', undefined, ''],
    ['kind', 'freelance', 'freelance'],
    ['kind', null, ''],
    ['tags', '温室,传感', ['温室', '传感']],
    ['tags', '["温室"]', ['温室']],
    ['tags', '温室、传感', ['温室', '传感']],
    ['tags', { 0: '温室', 2: '传感' }, ['温室', '传感']],
    ['rows', { 0: { name: '电压' } }, [{ name: '电压' }]],
    ['rows', false, []],
    ['sort', '1,234', 1234],
    ['pinned', 'Y', true],
    ['publishTime', [2026, 11, 20, 9, 30], '2026-11-20T01:30:00.000Z'],
    ['publishTime', 1_795_138_200, '2026-11-20T01:30:00.000Z'],
    ['publishTime', '2026/11/20 09:30', '2026-11-20T01:30:00.000Z'],
    ['publishTime', 'null', ''],
    ['rows', '[{"name":"电压"}]', [{ name: '电压' }]],
    ['rows', '', []],
    ['pinned', 1, true],
    ['sort', '3', 3],
    ['sort', 'many', 0],
    ['salary', { amount: 5 }, null],
    ['publishTime', '2026-11-20 09:30:00', '2026-11-20T01:30:00.000Z'],
    ['publishTime', '0000-00-00 00:00:00', '0000-00-00 00:00:00'],
    ['updateTime', 0, ''],
    ['updateTime', '0001-01-01T00:00:00Z', ''],
    ['status', true, 0],
    ['status', 'false', 1],
    ['status', '1', 1],
    ['status', 2, null],
    ['status', 'published', null],
  ])('C5: reads %s %j as %j, and a save sends it back as it came', (name, sent, read) => {
    const raw = { ...full, [name]: sent };
    const record = v.parse(schema, raw);
    expect(record).toHaveProperty(name, read);
    const body = toSent(Item, { ...record, title: '新名称' });
    expect(JSON.stringify(body)).toBe(JSON.stringify({ ...raw, title: '新名称', [name]: sent }));
    expect(body).not.toHaveProperty(AS_SENT);
  });

  it.each<[string, unknown, unknown, unknown]>([
    ['tags', '温室,传感', ['传感'], '传感'],
    ['tags', '["温室"]', ['传感'], '["传感"]'],
    ['rows', '[{"name":"电压"}]', [], '[]'],
    ['tags', '温室、传感', ['传感', '控制'], '传感、控制'],
    ['tags', '温室; 传感', ['传感', '控制'], '传感;控制'],
    ['tags', 'https://a.cn/1.jpg?x=w,8|/2.jpg', ['/2.jpg', '/3.jpg'], '/2.jpg|/3.jpg'],
    ['pinned', 'Y', false, 'N'],
    ['pinned', 1, false, 0],
    ['pinned', 'true', false, 'false'],
    ['status', true, 1, false],
    ['status', '0', 1, '1'],
    ['status', 'true', 1, 'false'],
    ['status', 2, 1, 1],
    ['sort', '3', 4, '4'],
    ['kind', 'freelance', 'full', 'full'],
    ['summary', null, '新', '新'],
    ['publishTime', '0000-00-00 00:00:00', '', ''],
    ['publishTime', 1_795_138_200, '2026-11-20T01:31:00.000Z', 1_795_138_260],
    ['publishTime', '1795138200', '2026-11-20T01:31:00.000Z', '1795138260'],
    ['publishTime', 1_795_138_200_000, '2026-11-20T01:31:00.000Z', 1_795_138_260_000],
  ])('C5: what came as %s %j and was changed to %j goes back as %j', (name, sent, now, body) => {
    const record = v.parse(schema, { ...full, [name]: sent });
    expect(toSent(Item, { ...record, [name]: now })).toEqual({ ...full, [name]: body });
  });

  it('C5: fails only without a field that it cannot do without', () => {
    expect(v.is(schema, { ...full, title: null })).toBe(false);
    expect(v.is(schema, { ...full, id: { $oid: '7' } })).toBe(false);
    expect(v.is(schema, null)).toBe(false);
  });

  it('keeps fields of the server that no schema names', () => {
    const record = v.parse(schema, { ...full, tenant: 7, summary: null });
    expect(toSent(Item, record)).toEqual({ ...full, tenant: 7, summary: null });
  });
});

describe('a record with numbers beyond 2⁵³', () => {
  const json = JSON.stringify({ ...full, sort: 3 })
    .replace('"id":"c/7"', '"id":1747890123456789013')
    .replace('"salary":null', '"salary":1234567.123456789012')
    .replace(
      '}',
      ',"phone":1747890123456789015,"trace":{"ids":[1747890123456789017,"1747890123456789019"]}}',
    );

  it('C5: has its id as the digits that came, and a save sends every number back as it came', () => {
    const record = v.parse(schema, fromWireBody(json));
    expect(record).toMatchObject({ id: '1747890123456789013', salary: 1234567.123456789 });
    expect(toWireBody(toSent(Item, record))).toBe(json);
    const paid = toWireBody(toSent(Item, { ...record, salary: 5 }));
    expect(paid).toBe(json.replace('1234567.123456789012', '5'));
    const renamed = toWireBody(toSent(Item, { ...record, title: '新名称' }));
    expect(renamed).toBe(json.replace('灌溉控制器', '新名称'));
  });

  it.each([
    ['a prerendered page', (record: unknown): unknown => JSON.parse(JSON.stringify(record))],
    ['a draft', (record: unknown): unknown => structuredClone(record)],
  ])('C5: goes back as it came through %s', (_place, through) => {
    const record = v.parse(schema, fromWireBody(json));
    expect(toWireBody(toSent(Item, through(record)))).toBe(json);
  });

  it('C5: a text of many digits is read of a number, and goes back as the number', () => {
    const Phone = v.looseObject({ id, phone: text });
    const record = v.parse(tolerant(Phone), fromWireBody(json));
    expect(record.phone).toBe('1747890123456789015');
    expect(toWireBody(toSent(Phone, record))).toContain('"phone":1747890123456789015,');
    const changed = toSent(Phone, { ...record, phone: '13800000000' });
    expect(toWireBody(changed)).toContain('"phone":"13800000000",');
  });

  it('C5: another record’s id is sent in the form in which that record sent it', () => {
    const Named = v.object({ id });
    const read = (body: string) => v.parse(Named, fromWireBody(body)).id;
    const chosen = read('{"id":1747890123456789021}');
    const other = read('{"id":"1747890123456789023"}');
    expect(createdId(fromWireBody('1747890123456789021'))).toBe(chosen);
    const body = { id: chosen, categoryId: chosen, parentId: other, title: chosen };
    expect(toWireBody(body)).toBe(
      '{"id":1747890123456789021,"categoryId":1747890123456789021,"parentId":"1747890123456789023","title":"1747890123456789021"}',
    );
  });
});
