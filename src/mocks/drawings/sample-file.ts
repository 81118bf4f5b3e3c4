import { downloadZip, predictLength } from 'client-zip';
import { fileType } from '#src/lib/files/file-types.ts';
import type { StoredFile } from '../files.ts';
import { allSeries } from '../seed/products/all-series.ts';
import { dimensionSheet, manual, registerTable, testReport } from './documents.ts';

/** The file of a sample attachment, the same each time; null for an unknown name. */
export async function sampleFile(name: string): Promise<StoredFile | null> {
  const input = contentOf(name);
  if (input === null) return null;
  if (!isZip(name)) return { bytes: input, type: fileType(name) };
  const zip = downloadZip([
    { name: INSIDE, lastModified: new Date('2026-01-15T08:00:00+08:00'), input },
  ]);
  return { bytes: new Uint8Array(await zip.arrayBuffer()), type: fileType(name) };
}

/** The size of that file in bytes, 0 for an unknown name. */
export function sampleSize(name: string): number {
  let size = sizes.get(name);
  if (size === undefined) {
    size = contentOf(name)?.length ?? 0;
    if (isZip(name)) size = Number(predictLength([{ name: INSIDE, size }]));
    sizes.set(name, size);
  }
  return size;
}

/** Kept, because the size of a document is known only when it is made, and each reset of the mock asks for all. */
const sizes = new Map<string, number>();

const INSIDE = 'registers.csv';

function isZip(name: string): boolean {
  return name.endsWith('.zip');
}

/** A document, or what is inside an archive. */
function contentOf(name: string): Uint8Array<ArrayBuffer> | null {
  const [, number, kind] = /^(qh-[a-z\d]+)-([a-z-]+)\.(?:pdf|zip)$/.exec(name) ?? [];
  const series = allSeries.find(({ models }) => models.some((model) => isNamed(model, number)));
  const model = series?.models.find((one) => isNamed(one, number));
  if (!series || !model) return null;
  const subject = { series, model };
  const makers: Record<string, () => string> = {
    'manual-zh': () => manual(subject, 'cn'),
    'manual-en': () => manual(subject, 'en'),
    certificate: () => testReport(subject),
    drawing: () => dimensionSheet(subject),
    setup: () => registerTable(subject),
  };
  const text = makers[kind ?? '']?.();
  return text === undefined ? null : new TextEncoder().encode(text);
}

function isNamed({ model }: { model: string }, number?: string): boolean {
  return model.toLowerCase() === number;
}
