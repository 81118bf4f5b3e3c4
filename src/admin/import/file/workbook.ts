const ENDINGS = [
  // A zip file.
  { ending: 'xlsx', start: [0x50, 0x4b, 0x03, 0x04] },
  // An OLE container.
  { ending: 'xls', start: [0xd0, 0xcf, 0x11, 0xe0] },
];

/** The file extension of an Excel workbook by its first bytes; null for another file. */
export async function workbookEnding(file: Blob): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const found = ENDINGS.find(({ start }) => start.every((byte, index) => head[index] === byte));
  return found?.ending ?? null;
}

/** The name with the ending, by which servers and programs tell what a file is. */
export function withEnding(name: string, ending: string): string {
  return name.toLowerCase().endsWith(`.${ending}`)
    ? name
    : `${name.replace(/\.[a-z\d]{1,5}$/i, '')}.${ending}`;
}
