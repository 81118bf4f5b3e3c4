import { SheetError } from './sheet.ts';

/** What the server takes. */
const MOST_BYTES = 10 * 1024 * 1024;

/**
 * A CSV file's text, however it was saved: UTF-8, UTF-16, or the GBK of Excel on a Chinese Windows.
 * @throws SheetError for an Excel workbook, or a file that is too large.
 */
export async function readText(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new SheetError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isWorkbook(bytes)) throw new SheetError('excel');
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** .xlsx is a zip file, .xls an older container. */
function isWorkbook(bytes: Uint8Array): boolean {
  const starts = [
    [0x50, 0x4b, 0x03, 0x04],
    [0xd0, 0xcf, 0x11, 0xe0],
  ];
  return starts.some((start) => start.every((byte, index) => bytes[index] === byte));
}
