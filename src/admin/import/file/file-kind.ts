import { type Book, TableError } from './table.ts';

/** The first bytes of file types, as Latin-1. */
const ZIP = 'PK\u0003\u0004';
const OLE = '\u00D0\u00CF\u0011\u00E0';
/** The beginnings of files that people confuse with tables. */
const PAGE = /^\s*(?:<!doctype\s+html|<html|<head|<meta|<body|<table|<style|<div|MIME-Version:)/i;
const PAGE_INSIDE = /<(?:html|table|body)[\s>]/i;
const XML = /^\s*<\?xml|^\s*<\?mso-application/i;
/** Control characters, which no text file contains. */
const CONTROLS = /(?![\t\n\v\f\r\u007F-\u009F])\p{Cc}/u;
/** The number of bytes that tell the type of a text file. */
export const START = 4096;

/**
 * The type of a file by its bytes, because names are often wrong.
 * @throws TableError if it is no table, or a table that cannot be read
 */
export function fileKind(bytes: Uint8Array): Book['kind'] {
  const start = latin(bytes.subarray(0, START));
  if (start.startsWith(ZIP)) return zipKind(bytes);
  if (start.startsWith(OLE)) return oleKind(bytes);
  if (start.startsWith('%PDF')) throw new TableError('pdf');
  const order = wideOrder(start);
  const text =
    order === null
      ? start.replace(/^\u00EF\u00BB\u00BF/, '')
      : new TextDecoder(order).decode(bytes.subarray(0, START));
  if (PAGE.test(text) || (XML.test(text) && PAGE_INSIDE.test(text))) {
    throw new TableError('webPage');
  }
  if (XML.test(text)) throw new TableError('otherWorkbook');
  if (CONTROLS.test(text)) throw new TableError('notTable');
  return 'text';
}

/** The type of a zip file by the names of the files in it, which are not compressed. */
function zipKind(bytes: Uint8Array): Book['kind'] {
  const all = latin(bytes);
  if (
    /xl\/workbook\.bin|mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet|Index\/[\w-]*(?:\/[\w-]+)?\.iwa/.test(
      all,
    )
  ) {
    throw new TableError('otherWorkbook');
  }
  if (/word\/document\.xml|ppt\/presentation\.xml|mimetypeapplication\/vnd\.oasis/.test(all)) {
    throw new TableError('document');
  }
  if (all.includes('xl/') || !all.includes('PK\u0001\u0002')) return 'xlsx';
  throw new TableError('notTable');
}

/** The name of a stream in an OLE container, in UTF-16. */
const wide = (name: string) =>
  name
    .split('')
    .map((sign) => `${sign}\0`)
    .join('');

function oleKind(bytes: Uint8Array): Book['kind'] {
  const all = latin(bytes);
  if (all.includes(wide('EncryptedPackage'))) throw new TableError('locked');
  if (all.includes(wide('WordDocument')) || all.includes(wide('PowerPoint Document'))) {
    throw new TableError('document');
  }
  if (isLockedBook(bytes, all)) throw new TableError('locked');
  return 'xls';
}

/** The first record of an old workbook, and the record of its password near it. */
const BOF = '\u0009\u0008\u0010\u0000\u0000\u0006\u0005\u0000';
const FILE_PASS = 0x2f;
const FIRST_RECORDS = 5;

function isLockedBook(bytes: Uint8Array, all: string): boolean {
  let at = all.indexOf(BOF);
  if (at < 0) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let count = 0; count < FIRST_RECORDS && at + 4 <= bytes.length; count += 1) {
    if (view.getUint16(at, true) === FILE_PASS) return true;
    at += 4 + view.getUint16(at + 2, true);
  }
  return false;
}

/** The encoding of a UTF-16 text by its byte order mark, or by the zero bytes of its ASCII characters; else null. */
export function wideOrder(start: string): 'utf-16le' | 'utf-16be' | null {
  if (start.startsWith('\u00FF\u00FE')) return 'utf-16le';
  if (start.startsWith('\u00FE\u00FF')) return 'utf-16be';
  const zeros = { even: 0, odd: 0 };
  for (let index = 0; index < start.length; index += 1) {
    if (start[index] === '\0') zeros[index % 2 === 0 ? 'even' : 'odd'] += 1;
  }
  if (zeros.even + zeros.odd < start.length / 20) return null;
  if (zeros.even === 0) return 'utf-16le';
  return zeros.odd === 0 ? 'utf-16be' : null;
}

/** Decodes bytes as Latin-1; bytes from 128 to 159 become other characters. */
export function latin(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Adds the extension by which servers and programs recognise the type. */
export function withEnding(name: string, ending: string): string {
  return name.toLowerCase().endsWith(`.${ending}`)
    ? name
    : `${name.replace(/\.[a-z\d]{1,5}$/i, '')}.${ending}`;
}
