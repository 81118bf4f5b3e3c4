import { MAX_IMAGE_MEGABYTES } from '#src/lib/pictures/image-file.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const PAPERS = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: `${OFFICE}.wordprocessingml.document`,
  wps: 'application/wps-office.wps',
  rtf: 'application/rtf',
  txt: 'text/plain',
  xls: 'application/vnd.ms-excel',
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  et: 'application/wps-office.et',
  csv: 'text/csv',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: `${OFFICE}.presentationml.presentation`,
  dps: 'application/wps-office.dps',
  ofd: 'application/ofd',
};
const DRAWINGS = {
  dwg: 'image/vnd.dwg',
  dxf: 'image/vnd.dxf',
  dwf: 'model/vnd.dwf',
  step: 'model/step',
  stp: 'model/step',
  iges: 'model/iges',
  igs: 'model/iges',
  stl: 'model/stl',
  '3mf': 'model/3mf',
  x_t: 'model/vnd.parasolid.transmit-text',
  x_b: 'model/vnd.parasolid.transmit-binary',
  sldprt: 'application/x-sldprt',
  sldasm: 'application/x-sldasm',
  slddrw: 'application/x-slddrw',
  ifc: 'application/x-ifc',
  rvt: 'application/x-rvt',
  rfa: 'application/x-rfa',
  skp: 'application/vnd.sketchup.skp',
};
const ARCHIVES = {
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
  tar: 'application/x-tar',
  gz: 'application/gzip',
  tgz: 'application/gzip',
};
/**
 * Files that can be offered for download: media type by file extension. None that a browser would execute
 * when it is opened on the site, such as HTML and SVG. Of these the server decides which it takes.
 */
const DOCUMENTS = new Map(Object.entries({ ...PAPERS, ...DRAWINGS, ...ARCHIVES }));
const PICTURES: ReadonlyMap<string, string> = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
]);
const TYPES = new Map([...DOCUMENTS, ...PICTURES]);

/** File extensions, for a file input's `accept` and for messages. */
export const FILE_ENDINGS: readonly string[] = [...TYPES.keys()];

/** The server has one limit for all uploads. */
export const MAX_FILE_MEGABYTES = MAX_IMAGE_MEGABYTES;
const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/** The extension of a file name or URL, in lower case; '' where it has none. */
export function fileEnding(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  return (/\.([a-z\d_]{1,10})$/i.exec(path)?.[1] ?? '').toLowerCase();
}

export const isDrawing = (ending: string) => Object.hasOwn(DRAWINGS, ending);
export const isArchive = (ending: string) => Object.hasOwn(ARCHIVES, ending);

/** The media type by the name's extension; '' for a file that cannot be offered. */
export function fileType(name: string): string {
  return TYPES.get(fileEnding(name)) ?? '';
}

/** Why a file is rejected before its upload. */
export type FileProblem = 'type' | 'size' | 'empty';

export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | undefined {
  if (fileType(name) === '') return 'type';
  if (size === 0) return 'empty';
  return size > MAX_FILE_BYTES ? 'size' : undefined;
}

/** `PDF`: the extension of a URL, or of its media type; '' where neither is known. */
export function formatOf({ url, type }: { url: string; type: string }): string {
  const ending = fileEnding(url);
  const known = TYPES.has(ending) ? ending : [...TYPES].find(([, one]) => one === type)?.[0];
  return (known ?? '').toUpperCase();
}

/** Whether an uploaded file is not a picture: servers list all uploads in one library. */
export function isDocument({ url, type }: { url: string; type: string }): boolean {
  return DOCUMENTS.has(fileEnding(url)) || [...DOCUMENTS.values()].includes(type);
}
