import type { Attachment } from '#src/features/product/schema.ts';
import { fileType } from '#src/lib/files/file-types.ts';
import { sampleSize } from '../../drawings/sample-file.ts';
import type { Model } from './series.ts';

/** Two to four files for the first three models of each series, none for the others. */
export function attachmentsOf(
  { name: [name, english], model }: Model,
  modelIndex: number,
): Attachment[] {
  const manual: Sample = {
    file: 'manual-zh.pdf',
    kind: 'manual',
    language: 'zh',
    version: 'V2.1',
    title: `${name}使用说明书`,
    titleEn: `${english}: user manual (Chinese)`,
  };
  const translated: Sample = {
    ...manual,
    file: 'manual-en.pdf',
    language: 'en',
    title: `${name}使用说明书（英文版）`,
    titleEn: `${english}: user manual`,
  };
  const certificate: Sample = {
    file: 'certificate.pdf',
    kind: 'certificate',
    language: 'both',
    version: '',
    title: `${name}检测报告`,
    titleEn: `${english}: test certificate`,
  };
  const drawing: Sample = {
    file: 'drawing.pdf',
    kind: 'drawing',
    language: '',
    version: 'A3',
    title: `${name}外形与安装尺寸图`,
    titleEn: `${english}: dimensions and mounting`,
  };
  const software: Sample = {
    file: 'setup.zip',
    kind: 'software',
    language: 'both',
    version: '3.2.0',
    title: `${name}配置工具`,
    titleEn: `${english}: configuration tool`,
  };
  const sets = [
    [manual, translated, certificate, drawing],
    [manual, translated, software],
    [manual, certificate],
  ];
  return (sets[modelIndex] ?? []).map((sample) => toAttachment(model, sample));
}

type Sample = Pick<Attachment, 'kind' | 'language' | 'version' | 'title' | 'titleEn'> & {
  file: string;
};

function toAttachment(model: string, { file, ...described }: Sample): Attachment {
  const name = `${model.toLowerCase()}-${file}`;
  return {
    ...described,
    url: `/api/files/${name}`,
    size: sampleSize(name),
    type: fileType(name),
  };
}
