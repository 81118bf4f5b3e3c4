import { describe, expect, it } from 'vitest';
import { numberField, textField } from '#src/admin/import/plan/fields.ts';
import { guessMapping, mapColumn, mapRows, remembered } from '#src/admin/import/plan/mapping.ts';

const fields = [
  textField({ name: 'title', label: '标题', titles: ['新闻标题', 'headline'] }),
  numberField({ name: 'seoTitle', label: '搜索结果里的标题', titles: [] }),
  textField({ name: 'author', label: '作者', titles: [] }),
];

describe('columns', () => {
  it('B11: are guessed by label, name and other titles, each field once', () => {
    const head = ['标题（必填）', '', 'Headline', 'SEO Title', ' 作 者 ', '备注'];
    expect(guessMapping(fields, head, {})).toEqual([
      'title',
      null,
      null,
      'seoTitle',
      'author',
      null,
    ]);
  });

  it('B11: are remembered by their titles, also those that are not imported', () => {
    const head = ['备注', '作者', '旧标题'];
    const chosen = mapColumn(guessMapping(fields, head, {}), 0, 'author');
    expect(chosen).toEqual(['author', null, null]);
    const memory = remembered({ 旧标题: 'gone' }, head.slice(0, 2), chosen);
    expect(guessMapping(fields, head, memory)).toEqual(['author', null, null]);
  });

  it('B11: give each row its cells by field, without empty rows', () => {
    const rows = [
      { line: 2, cells: ['甲', '一'], stored: new Map() },
      { line: 3, cells: ['', '二'], stored: new Map() },
    ];
    const hidden = { lines: [], columns: [] };
    const table = { fileName: 'x.csv', head: ['标题', '备注'], numbers: [1, 2], rows, hidden };
    expect(mapRows(table, ['title', null], fields)).toEqual([{ line: 2, cells: { title: '甲' } }]);
  });
});
