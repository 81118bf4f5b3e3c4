// RTF as Word and WPS put it on the clipboard beside the HTML.

/** A PNG of 2 × 2 pixels. */
export const SMALL_PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEUlEQVR42mMwnpn2H4QZYAwASpQIxUrhCIkAAAAASUVORK5CYII=';

const hexOf = (bytes: Iterable<number>) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** A PNG of the length of `SMALL_PNG` that differs by its last byte. */
export function pixelBytes(last = 0x82): number[] {
  const bytes = Array.from(atob(SMALL_PNG), (character) => character.charCodeAt(0));
  return [...bytes.slice(0, -1), last];
}

/** Digits in lines of 128, as Word breaks them. */
const lines = (hex: string) => hex.replaceAll(/.{128}/g, '$&\r\n');

const METAFILE = `{\\nonshppict{\\pict\\picscalex100\\wmetafile8\\bliptag-12{\\*\\blipuid 00ff}${'0100090000'.repeat(40)}}}`;

/** A picture between lines of text, as itself and as a metafile for old programs. */
export function wordPicture(bytes: Iterable<number>, kind = 'pngblip'): string {
  return `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn wzDescription}{\\sv \\u28201\\'ce}}}\\picscalex100\\picscaley100\\picw26\\pich26\\picwgoal15\\pichgoal15\\${kind}\\bliptag-1866117123{\\*\\blipuid 90c547fd6f3b4c3ea26a6c0d1e1a2b3c}\r\n${lines(hexOf(bytes))}}}${METAFILE}`;
}

/** A picture with text around it, which Word stores in a drawing. */
export function floatingPicture(bytes: Iterable<number>): string {
  return `{\\shp{\\*\\shpinst\\shpleft0\\shptop0{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn pib}{\\sv {\\pict\\pngblip\\bliptag7{\\*\\blipuid 01}${hexOf(bytes)}}}}}{\\shprslt{\\par\\pard{\\pict\\wmetafile8 01000900}}}}`;
}

/** A drawing of lines, which is a picture only in the HTML. */
export const DRAWING =
  '{\\shp{\\*\\shpinst\\shpleft0{\\sp{\\sn shapeType}{\\sv 1}}}{\\shprslt{\\*\\do\\dobxcolumn\\dprect}}}';

export function wpsPicture(bytes: Iterable<number>, kind = 'jpegblip'): string {
  return `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn fLockAspectRatio}{\\sv 1}}}\\picscalex84\\picscaley84\\picw9000\\pich5000\\picwgoal9000\\pichgoal5000\\${kind} ${hexOf(bytes).toUpperCase()}}}{\\nonshppict{\\pict\\wmetafile8 0100}}`;
}

export function rtf(...body: string[]): string {
  const bullets = `{\\*\\listpicture{\\pict\\pngblip ${hexOf(pixelBytes(1))}}}`;
  return `{\\rtf1\\ansi\\ansicpg936\\deff0{\\fonttbl{\\f0 \\'cb\\'ce\\'cc\\'e5;}}${bullets}\\pard\\plain ${body.join('\\par ')}\\par}`;
}
