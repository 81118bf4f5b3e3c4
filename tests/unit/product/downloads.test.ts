import { expect, it } from 'vitest';
import { newAttachment } from '#src/features/product/attachments/use-attachments.ts';
import { findFiles, isProductName } from '#src/features/product/downloads/find-files.ts';
import { offeredFiles } from '#src/features/product/downloads/product-files.ts';
import type { Attachment } from '#src/features/product/schema.ts';

const file = (title: string, changes: Partial<Attachment> = {}): Attachment => ({
  title,
  kind: 'manual',
  url: '/files/1.pdf',
  size: 1,
  type: '',
  language: 'zh',
  version: '',
  ...changes,
});

const probe = {
  id: 1,
  name: '土壤传感器',
  nameEn: 'Soil sensor',
  model: 'QH-S100',
  cover: '',
  attachments: [
    file('安装指南'),
    file('防爆认证', { kind: 'certificate', titleEn: 'ATEX approval', version: 'V3' }),
    file('外形', { kind: 'drawing', url: '/files/2.dwg' }),
  ],
};
const pump = { ...probe, id: 2, name: '水泵', nameEn: 'Pump', model: 'QH-P1', attachments: [] };

const titles = (q: string, kind = '') =>
  findFiles([probe, pump], { kind, q }).flatMap(({ attachments }) =>
    attachments.map(({ title }) => title),
  );

it.each([
  ['', ['安装指南', '防爆认证', '外形']],
  // The kind, in any of its words.
  ['说明书', ['安装指南']],
  ['manual', ['安装指南']],
  ['手册', ['安装指南']],
  ['cad', ['外形']],
  ['atex', ['防爆认证']],
  ['v3', ['防爆认证']],
  ['dwg', ['外形']],
  // The product's own words find all that it has.
  ['qh-s100', ['安装指南', '防爆认证', '外形']],
  ['soil manual', ['安装指南']],
  ['土壤 图纸', ['外形']],
  ['水泵', []],
])('“%s” finds %j', (q, expected) => {
  expect(titles(q)).toEqual(expected);
});

it('a kind narrows what is found', () => {
  expect(titles('土壤', 'certificate')).toEqual(['防爆认证']);
  expect(titles('说明书', 'certificate')).toEqual([]);
});

it('a keyword that is all in the name and the model finds the product rather than its files', () => {
  expect(isProductName(probe, '土壤 S100')).toBe(true);
  expect(isProductName(probe, '土壤 说明书')).toBe(false);
});

it.each(['javascript:alert(1)', 'data:text/html,x', '//other.example/a.pdf', 'mailto:a@b.cn', ''])(
  'a file at %j is offered to nobody',
  (url) => {
    expect(offeredFiles({ attachments: [file('说明书', { url }), file('')] })).toEqual([]);
  },
);

it('files on other hosts are offered', () => {
  const url = 'https://files.example.com/a.pdf';
  expect(offeredFiles({ attachments: [file('说明书', { url })] })).toHaveLength(1);
  expect(offeredFiles({})).toEqual([]);
});

it.each([
  ['QH-S100 使用说明书 V2.1.pdf', { kind: 'manual', language: 'zh', version: 'V2.1' }],
  ['QH-S100 user manual.pdf', { kind: 'manual', language: '', version: '' }],
  ['防水检测报告.jpg', { kind: 'certificate', type: 'image/jpeg' }],
  ['安装尺寸图.pdf', { kind: 'drawing' }],
  ['outline.DWG', { kind: 'drawing', type: 'image/vnd.dwg', title: 'outline' }],
  ['config-tool v3.zip', { kind: 'software', version: 'v3' }],
])('the name %s says what the file is', (name, expected) => {
  expect(newAttachment({ name, size: 7 }, '/files/7')).toMatchObject({
    title: name.replace(/\.[^.]+$/, ''),
    url: '/files/7',
    size: 7,
    ...expected,
  });
});
