/** What an SVG draws a picture with; placeholders have nothing, or one rectangle. */
const DRAWING = /<(?:circle|ellipse|foreignObject|image|line|path|poly(?:gon|line)|text|use)\b/i;

/** A width and height of one pixel in the hex digits of a PNG, GIF, WebP (three kinds) and JPEG. */
const PIXEL = new RegExp(
  `^(?:${[
    '89504e47.{24}(?:0{7}1){2}',
    '47494638(?:37|39)61(?:0100){2}',
    '(?:..)*?5650384c.{8}2f0{6}.0',
    '(?:..)*?56503820.{14}9d012a(?:0100){2}',
    '(?:..)*?56503858.{16}0{12}',
    '(?:..)*?ffc[0-2].{4}08(?:0001){2}',
  ].join('|')})`,
);

/** In characters; no picture of one pixel is longer. */
const MAX_LENGTH = 4096;

/** Whether an address shows nothing: pages put it where the picture itself is loaded later. */
export function isPlaceholder(address: string): boolean {
  if (!/^data:/i.test(address)) return /^(?:#|about:|$)/i.test(address);
  const [, type, coding = '', data] = /^data:image\/([a-z]+)([^,]*),(.*)$/is.exec(address) ?? [];
  if (type === undefined || data === undefined) return true;
  const isBase64 = /;base64$/i.test(coding);
  if (type.toLowerCase() === 'svg') return !DRAWING.test(decode(data, isBase64));
  return data.length < MAX_LENGTH && PIXEL.test(toHex(decode(data, isBase64)));
}

function decode(data: string, isBase64: boolean): string {
  try {
    const text = decodeURIComponent(data);
    return isBase64 ? atob(text) : text;
  } catch {
    return data;
  }
}

function toHex(bytes: string): string {
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
