import type { FILE_KINDS } from '../schema.ts';

/** What titles and visitors call each kind, in both languages: a title need not say what its file is. */
export const KIND_WORDS: Record<(typeof FILE_KINDS)[number], readonly string[]> = {
  certificate: ['证书', '认证', '检测报告', 'certificate', 'certification', 'rohs'],
  drawing: ['图纸', '尺寸图', '安装图', 'drawing'],
  software: ['软件', '固件', 'software', 'firmware'],
  manual: ['说明书', '手册', 'manual'],
};
