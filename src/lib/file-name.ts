/** What some systems refuse in names, what leads to another folder, and what only misleads the eye. */
const REFUSED = /[\\/:*?"<>|\p{Cc}\p{Bidi_Control}\u200b\u2028\u2029\ufeff]/gu;
/** Devices, on Windows, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Systems take 255 bytes; a character of Chinese has three. */
const MOST_CHARACTERS = 80;

/**
 * A name from a server or a person as a file of any system can have it, in the folder that it is
 * saved in: no path, no hidden file, no turned-round ending (`exe.gpj` shown as `jpg.exe`).
 */
export function safeFileName(name: string): string {
  const plain = name
    .replaceAll(REFUSED, '_')
    .replaceAll(/^[\s.]+|[\s.]+$/g, '')
    .replace(DEVICE, '_$&');
  const [, stem = '', ending = ''] = /^(.*?)(\.[^.]{1,10})?$/.exec(plain) ?? [];
  const short = Array.from(stem).slice(0, MOST_CHARACTERS).join('').trim();
  return `${short || '_'}${ending}`;
}
