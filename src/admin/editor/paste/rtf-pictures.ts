import { HEAD_SIZE, pictureType } from '#src/lib/pictures/picture-type.ts';

/** Longest RTF in characters, two for each byte of a picture. */
const MAX_LENGTH = 256 * 1024 * 1024;
/** Limit of nested groups, of which Word has some twenty: a file of braces alone must not fill the memory. */
const MAX_DEPTH = 500;

/** The second copy of a picture for old programs, and the pictures of list bullets. */
const SKIPPED = new Set(['nonshppict', 'shprslt', 'listpicture']);

/** A control word with its parameter, a control symbol, a brace, or text up to the next of them. */
const TOKEN = /\\([a-z]+)(-?\d{1,10})? ?|\\[^a-z]|[{}]|[^\\{}]+/gi;

type Group = {
  isSkipped: boolean;
  /** The hex digits of a picture, in parts. */
  hex?: string[];
  /** A drawing; it has a picture or is drawn from lines. */
  shape?: { hasPicture: boolean };
};

/**
 * The pictures of an RTF text in their order, as Word and WPS copy them to the clipboard beside the HTML:
 * PNG and JPEG as their bytes, null for a drawing or any other format (WMF, EMF), which has a place
 * in the HTML too. Linear in the length; [] for a text that is too long or broken.
 */
export function rtfPictures(rtf: string): (Uint8Array<ArrayBuffer> | null)[] {
  if (!rtf.startsWith('{\\rtf') || rtf.length > MAX_LENGTH) return [];
  const pictures: (Uint8Array<ArrayBuffer> | null)[] = [];
  const groups: Group[] = [];
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(rtf); token; token = TOKEN.exec(rtf)) {
    const [text, word, parameter] = token;
    const group = groups.at(-1);
    if (text === '{') {
      if (groups.length === MAX_DEPTH) return [];
      groups.push({ isSkipped: group?.isSkipped ?? false });
    } else if (text === '}') {
      groups.pop();
      if (group) closeGroup(group, groups, pictures);
    } else if (word === 'bin') {
      // Skips `\bin` data: the parameter is the number of raw bytes that follow.
      TOKEN.lastIndex += Math.max(0, Number(parameter ?? 0));
    } else if (group && word !== undefined) openDestination(group, word);
    else if (group?.hex && !text.startsWith('\\')) group.hex.push(text);
  }
  return pictures;
}

function openDestination(group: Group, word: string): void {
  if (SKIPPED.has(word)) group.isSkipped = true;
  else if (word === 'pict') group.hex = [];
  else if (word === 'shp') group.shape = { hasPicture: false };
}

function closeGroup(group: Group, outer: Group[], pictures: (Uint8Array | null)[]): void {
  if (group.isSkipped) return;
  if (group.hex) {
    pictures.push(bitmap(group.hex.join('')));
    const shape = outer.findLast((one) => one.shape)?.shape;
    if (shape) shape.hasPicture = true;
  } else if (group.shape?.hasPicture === false) pictures.push(null);
}

/** The bytes behind the digits; null where they are no PNG or JPEG, whatever the RTF calls them. */
function bitmap(digits: string): Uint8Array<ArrayBuffer> | null {
  const hex = digits.replaceAll(/\s+/g, '');
  const type = pictureType(bytesOf(hex.slice(0, 2 * HEAD_SIZE)) ?? new Uint8Array());
  return type === 'image/png' || type === 'image/jpeg' ? bytesOf(hex) : null;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 === 1 || /[^\da-f]/i.test(hex)) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = 16 * digit(hex, 2 * index) + digit(hex, 2 * index + 1);
  }
  return bytes;
}

/** The value of a hex digit. `parseInt` would need a second for a large photo. */
function digit(hex: string, index: number): number {
  const code = hex.charCodeAt(index);
  // `0` to `9`, then letters, whose capitals lack the bit of 32.
  return code < 58 ? code - 48 : (code | 32) - 87;
}
