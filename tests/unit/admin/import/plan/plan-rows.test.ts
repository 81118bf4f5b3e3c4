import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  choiceField,
  idField,
  momentField,
  numberField,
  richTextField,
  tagsField,
  textField,
} from '#src/admin/import/plan/fields.ts';
import { type ExistingRecord, importType } from '#src/admin/import/plan/import-type.ts';
import { planRows } from '#src/admin/import/plan/plan-rows.ts';
import { requiredInput } from '#src/api/fields/input.ts';
import { AS_SENT } from '#src/api/records/record.ts';
import { resource } from '#src/api/records/resource.ts';
import { codeSchemaErrors } from '#src/i18n/schema-errors.ts';

codeSchemaErrors();

const Thing = v.looseObject({ id: v.number() });
const ThingInput = v.object({
  title: requiredInput(5),
  city: v.string(),
  kind: v.nullable(v.number()),
  tags: v.array(v.string()),
  time: v.string(),
  content: v.string(),
  headcount: v.number(),
});
const EMPTY = { title: '', city: '', kind: null, tags: [], time: '', content: '', headcount: 1 };
const named = (name: string) => ({ name, label: name, titles: [] });

const type = importType({
  api: resource<
    v.InferOutput<typeof Thing> & v.InferOutput<typeof ThingInput>,
    v.InferOutput<typeof ThingInput>
  >({
    name: 'thing',
    record: v.intersect([Thing, ThingInput]),
    calls: {
      one: 'GET /thing/get',
      create: 'POST /thing/create',
      update: 'PUT /thing/update',
      remove: 'DELETE /thing/delete',
    },
  }),
  schema: ThingInput,
  noun: '东西',
  empty: () => EMPTY,
  keys: ['title', 'city'],
  example: {},
  fields: [
    idField('编号'),
    textField(named('title')),
    textField(named('city')),
    choiceField(named('kind'), [
      { value: 1, label: '公司 / 新闻', words: ['新闻'] },
      { value: 2, label: '行业 / 新闻', words: ['新闻'] },
      { value: 3, label: '招聘' },
    ]),
    tagsField(named('tags')),
    momentField(named('time')),
    richTextField(named('content')),
    numberField(named('headcount')),
  ],
});

const record = (id: number, fields: Partial<ExistingRecord>): ExistingRecord => ({
  ...EMPTY,
  id,
  ...fields,
});
const plan = (cells: Record<string, string>[], existing: ExistingRecord[] = []) =>
  planRows(
    type,
    cells.map((row, index) => ({ line: index + 2, cells: row })),
    existing,
  );
const problemsOf = (cells: Record<string, string>, existing: ExistingRecord[] = []) =>
  plan([cells], existing)[0]?.problems;

describe('planRows', () => {
  it('B11: makes a new record of the cells and the defaults', () => {
    const [first] = plan([
      {
        title: ' 甲 ',
        kind: '招 聘',
        tags: '新品，促销; 新品',
        content: '第一行\n\n<第二行>',
        headcount: '1,200',
      },
    ]);
    expect(first).toMatchObject({ state: 'new', id: null, problems: [] });
    expect(first?.values).toEqual({
      ...EMPTY,
      title: '甲',
      kind: 3,
      tags: ['新品', '促销'],
      content: '<p>第一行</p><p>&lt;第二行&gt;</p>',
      headcount: 1200,
    });
  });

  it('B11: HTML in a cell is sanitised', () => {
    const [first] = plan([
      {
        title: '甲',
        content: '<p onclick="x()">一<script>x()</script><img src=x onerror=x()></p>',
      },
    ]);
    expect(first?.values.content).toBe('<p>一<img src="x" alt=""></p>');
  });

  it('B11: a cell that says what the record has is no problem, though it could not be imported', () => {
    const content = '<p>甲<img src="https://supplier.example/a.png" alt=""></p>';
    const existing = [record(1, { title: '甲', content })];
    expect(problemsOf({ title: '甲', content }, existing)).toEqual([]);
    expect(problemsOf({ title: '乙', content }, existing)).toEqual([
      { field: 'content', code: 'otherHost' },
    ]);
  });

  it('B11: shows each problem at its cell, once', () => {
    expect(problemsOf({ title: '', kind: '招聘' })).toEqual([{ field: 'title', code: 'required' }]);
    expect(problemsOf({ title: '一二三四五六' })).toEqual([
      { field: 'title', code: 'maxLength:5' },
    ]);
    expect(problemsOf({ title: '甲', kind: '其他', time: '明天', headcount: '几个' })).toEqual([
      { field: 'kind', code: 'choice' },
      { field: 'time', code: 'date' },
      { field: 'headcount', code: 'number' },
    ]);
    expect(problemsOf({ title: '甲', kind: '新闻' })).toEqual([
      { field: 'kind', code: 'severalChoices' },
    ]);
    expect(problemsOf({ title: '甲', kind: '公司/新闻' })).toEqual([]);
  });

  it('B11: finds the record by its id, else by its title where only one has it', () => {
    const existing = [
      record(1, { title: '甲', city: '北京' }),
      record(2, { title: '甲', city: '杭州' }),
      record(3, { title: '乙' }),
    ];
    const ids = plan(
      [
        { id: '1', title: '丙' },
        { title: '甲', city: '杭州' },
        { title: '乙' },
        { title: '甲', city: '上海' },
      ],
      existing,
    ).map(({ id, state }) => [id, state]);
    expect(ids).toEqual([
      [1, 'changed'],
      [2, 'unchanged'],
      [3, 'unchanged'],
      [null, 'new'],
    ]);
    expect(problemsOf({ title: '甲' }, existing)).toEqual([{ field: 'title', code: 'several:2' }]);
    expect(problemsOf({ id: '9', title: '甲', city: '杭州' }, existing)).toContainEqual({
      field: 'id',
      code: 'noRecord',
    });
  });

  it('B11: says which fields change; an empty cell changes nothing, nor does the same text', () => {
    const existing = [
      record(1, {
        title: '甲',
        city: '北京',
        time: new Date(2026, 10, 3, 9, 30, 27).toISOString(),
        tags: ['一', '二'],
      }),
    ];
    const [same] = plan(
      [{ title: '甲', city: '', time: '2026-11-03 09:30', tags: '一、二', headcount: '1' }],
      existing,
    );
    expect(same).toMatchObject({ state: 'unchanged', changes: [] });
    const others = plan([{ title: '甲', time: '03/11/2026 09:30' }], existing);
    expect(others).toMatchObject([{ state: 'unchanged', changes: [] }]);
    const later = plan([{ title: '甲', time: '2026-11-03 09:31' }], existing);
    expect(later).toMatchObject([{ state: 'changed' }]);
    const [changed] = plan([{ id: '1', title: '乙', tags: '一', city: '北京' }], existing);
    expect(changed).toMatchObject({
      state: 'changed',
      changes: [
        { field: 'title', before: '甲', after: '乙' },
        { field: 'tags', before: ['一', '二'], after: ['一'] },
      ],
    });
  });

  it('B11: a field that an existing record lacks is no problem of a row without it', () => {
    const existing = [record(1, { title: '一二三四五六七' })];
    expect(problemsOf({ id: '1', city: '杭州' }, existing)).toEqual([]);
  });

  it('B11: a field that the list leaves out is not taken for empty', () => {
    const existing = [record(1, { title: '甲', [AS_SENT]: { content: undefined } })];
    const [first] = plan([{ title: '甲', content: '正文' }], existing);
    expect(first?.changes).toEqual([{ field: 'content', before: undefined, after: '<p>正文</p>' }]);
  });

  it('B11: the second of two rows for one record has a problem', () => {
    const existing = [record(1, { title: '甲' })];
    const states = plan(
      [
        { title: '甲' },
        { id: '1' },
        { title: '乙', city: '北京' },
        { title: '乙', city: '北京' },
        { title: '乙' },
      ],
      existing,
    ).map(({ problems }) => problems);
    expect(states).toEqual([
      [],
      [{ field: 'id', code: 'double:2' }],
      [],
      [{ field: 'title', code: 'double:4' }],
      [],
    ]);
  });
});
