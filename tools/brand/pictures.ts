import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Shades } from '#src/theme/shades.ts';

const MARK = readFileSync(join(import.meta.dirname, '..', '..', 'public', 'favicon.svg'), 'utf8');
const MARK_GREEN = /#12855A/g;

/** In pixels, as in `public/favicon.ico`. */
const ICON_SIZES = [16, 32, 48];

/**
 * The files of `public` with the brand's colour, drawn in another colour, by name.
 * @param onLight the colour where it stands out from light grounds
 */
export async function brandPictures(
  shades: Shades,
  onLight: string,
): Promise<Record<string, string | Uint8Array>> {
  return {
    'favicon.svg': markFor(onLight, shades.light),
    'favicon.ico': await toIcon(MARK.replaceAll(MARK_GREEN, onLight)),
    'share.png': await sharp(Buffer.from(sharePicture(onLight)))
      .png()
      .toBuffer(),
  };
}

/** The mark as `src/components/illustrations/seedling-logo.tsx` has it, on light and dark tabs. */
function markFor(onLight: string, onDark: string): string {
  const styles = `svg{color:${onLight}}@media (prefers-color-scheme:dark){svg{color:${onDark}}}`;
  return MARK.replaceAll(MARK_GREEN, 'currentColor').replace('>', `><style>${styles}</style>`);
}

/** The picture for shared links. White has enough contrast on `color`. */
function sharePicture(color: string): string {
  const mark = MARK.replaceAll(MARK_GREEN, '#fff').replace(
    '<svg',
    '<svg x="430" y="108" width="340" height="340"',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
    <path fill="${color}" d="M0 0h1200v630H0Z"/>
    <path fill-opacity=".12" d="M0 470C200 390 350 400 520 440S850 490 1200 380V630H0Z"/>
    <path fill-opacity=".14" d="M0 540C200 480 420 480 600 510S980 560 1200 470V630H0Z"/>
    ${mark}
  </svg>`;
}

/** An .ico file of PNGs: a header of 6 bytes, 16 bytes for each size, the pictures. */
async function toIcon(svg: string): Promise<Uint8Array> {
  const pictures = await Promise.all(
    ICON_SIZES.map((size) =>
      sharp(Buffer.from(svg), { density: 144 }).resize(size).png().toBuffer(),
    ),
  );
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, picture] of pictures.entries()) {
    const at = 6 + 16 * index;
    const size = ICON_SIZES[index] ?? 0;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(picture.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += picture.length;
  }
  return Buffer.concat([head, ...pictures]);
}
