import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { count, dateTime, flag, id, optionalNumber, records } from '#src/api/fields.ts';
import { requiredText, status, text, texts, word } from '#src/api/fields.ts';
import { AS_SENT, tolerant } from '#src/api/record.ts';
import { toSent } from '#src/api/to-sent.ts';

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
    ['rows', '[{"name":"电压"}]', [{ name: '电压' }]],
    ['rows', '', []],
    ['pinned', 1, true],
    ['sort', '3', 3],
    ['sort', 'many', 0],
    ['salary', { amount: 5 }, null],
    ['publishTime', '2026-11-20 09:30:00', '2026-11-20T01:30:00.000Z'],
    ['publishTime', '0000-00-00 00:00:00', '0000-00-00 00:00:00'],
    ['updateTime', 0, '1970-01-01T00:00:00.000Z'],
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
