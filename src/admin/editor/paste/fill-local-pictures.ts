import { HEAD_SIZE, pictureType } from '#src/lib/pictures/picture-type.ts';
import { rtfPictures } from './rtf-pictures.ts';

const LOCAL = 'img[src^="file:" i]';
/** Alternative texts that the programs generate: a name and number, or the file's path. */
const NO_DESCRIPTION = /^(?:图片|图像|picture|image|img)[\s_]*\d*$|[\\/]|\.(?:png|jpe?g|gif|bmp)$/i;

/**
 * Fills in the bytes of pasted pictures whose URL is a file of the writer's computer, which no page may read: Word and
 * WPS add them to the clipboard as RTF. Changes `root`; pictures that the RTF does not have stay.
 * @param readRtf called only where there is such a picture, as the RTF may be large
 */
export function fillLocalPictures(root: ParentNode, readRtf: () => string): void {
  const local = [...root.querySelectorAll(LOCAL)];
  if (local.length === 0) return;
  const all = rtfPictures(readRtf());
  const pictures = all.filter((picture) => picture !== null);
  // The RTF has no file names, so pictures are matched by their order, if there are as many on both sides.
  const every = [...root.querySelectorAll('img')];
  const sides = [
    { images: local, found: all },
    { images: every, found: all },
    { images: local, found: pictures },
    { images: every, found: pictures },
  ].find(({ images, found }) => images.length === found.length);
  for (const [index, image] of sides?.images.entries() ?? []) {
    const picture = sides?.found[index];
    if (!picture || !image.matches(LOCAL)) continue;
    image.setAttribute('src', dataUrl(picture));
    if (NO_DESCRIPTION.test(image.getAttribute('alt') ?? '')) image.setAttribute('alt', '');
  }
}

/** More would be too many arguments for one call. */
const PART = 0x8000;

function dataUrl(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += PART) {
    text += String.fromCharCode(...bytes.subarray(start, start + PART));
  }
  return `data:${pictureType(bytes.subarray(0, HEAD_SIZE))};base64,${btoa(text)}`;
}
