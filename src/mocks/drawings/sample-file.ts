import { fileType } from '#src/lib/files/file-types.ts';
import type { StoredFile } from '../files.ts';

/** The file of a sample attachment, the same each time; null for an unknown name. */
export function sampleFile(name: string): StoredFile | null {
  const [, model = '', kind = ''] = /^(qh-[a-z\d]+)-([a-z-]+)\.(?:pdf|zip)$/.exec(name) ?? [];
  if (model === '') return null;
  const lines = [model.toUpperCase(), TITLES[kind] ?? kind, 'Qinghe (sample data)'];
  const text = name.endsWith('.zip') ? zip(`${model}-${kind}.txt`) : pdf(lines);
  return { bytes: new TextEncoder().encode(text), type: fileType(name) };
}

const TITLES: Record<string, string> = {
  'manual-zh': 'User manual, Chinese edition',
  'manual-en': 'User manual',
  certificate: 'Test certificate',
  drawing: 'Dimensions and mounting',
};

/** A PDF of one page with these lines in ASCII: PDF readers have Helvetica, but no Chinese font. */
function pdf(lines: string[]): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`).join(' ');
  const content = `BT /F1 24 Tf 36 TL 72 720 Td ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`;
  return `${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`;
}

/** A zip archive with one empty file of this name; an empty file needs no checksum. */
function zip(name: string): string {
  const number = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_none, at) =>
      String.fromCharCode((value >> (8 * at)) & 127),
    ).join('');
  // Version, flags, method, time, day, checksum, both sizes, length of the name, extra field.
  const entry =
    number(10, 2) +
    number(0, 6) +
    number(33, 2) +
    number(0, 12) +
    number(name.length, 2) +
    number(0, 2);
  const local = `PK\u0003\u0004${entry}${name}`;
  const central = `PK\u0001\u0002${number(10, 2)}${entry}${number(0, 14)}${name}`;
  const end = `PK\u0005\u0006${number(0, 4)}${number(1, 2)}${number(1, 2)}${number(central.length, 4)}${number(local.length, 4)}${number(0, 2)}`;
  return local + central + end;
}
