import { graphemesOf } from './graphemes.ts';

/** Characters that file systems reject, path separators, and invisible ones. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/gu;
/** Windows device names, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const MAX_CHARACTERS = 80;
/** In characters; what is beyond is cut out before an ending, which may be needed. */
const MAX_READ = 1000;
/** File systems allow 255 bytes with the ending; a Chinese character takes three or four. */
const MAX_BYTES = 240;
const UTF_8 = new TextEncoder();

const readable = (name: string) =>
  name.length > MAX_READ ? name.slice(0, MAX_READ / 2) + name.slice(-MAX_READ / 2) : name;

/**
 * Makes a file name safe on every system: no path, no hidden file, no reversed extension (`exe.gpj`
 * shown as `jpg.exe`).
 */
export function safeFileName(name: string): string {
  const plain = readable(name)
    .replaceAll(REFUSED, '_')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .replace(DEVICE, '_$&');
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,10})?$/.exec(plain) ?? [];
  let room = MAX_BYTES;
  const short = graphemesOf(stem)
    .slice(0, MAX_CHARACTERS)
    .filter((character) => {
      room -= UTF_8.encode(character).length;
      return room >= 0;
    })
    .join('')
    .trim();
  return `${short || '_'}${ending}`;
}

/**
 * The name of an uploaded file: letters of any script, digits, `-`, `_` and the dot of its extension. Servers may use
 * the name in URLs, where `#`, `%`, `?` and spaces would mean something else.
 */
export function uploadName(name: string): string {
  const [, stem = '', ending = ''] =
    /^([^]*?)(\.[\p{L}\p{N}]{1,10})?$/u.exec(readable(name).normalize('NFC')) ?? [];
  const plain = stem.replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-').replaceAll(/^[-.]+|[-.]+$/g, '');
  return safeFileName(`${plain || 'file'}${ending}`);
}
