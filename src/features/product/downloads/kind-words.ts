import type { FILE_KINDS } from '../schema.ts';

/**
 * Words for each kind of file in both languages, as titles and visitors use them: a title need not name its
 * kind.
 */
export const KIND_WORDS: Record<(typeof FILE_KINDS)[number], readonly string[]> = {
  certificate: ['证书', '认证', '检测报告', 'certificate', 'certification', 'rohs'],
  drawing: ['图纸', '尺寸图', '安装图', 'drawing'],
  software: ['软件', '固件', 'software', 'firmware'],
  manual: ['说明书', '手册', 'manual'],
};
