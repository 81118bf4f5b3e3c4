import pMap from 'p-map';
import { cropImage } from './crop-image.ts';
import { type ImageFileProblem, imageSize, inspectImage, MAX_IMAGE_BYTES } from './image-file.ts';
import { MAX_LENGTH, planPicture, sliceAreas } from './picture-plan.ts';
import { endingOf, isNewType, type PictureType } from './picture-type.ts';
import { orientationIn } from './strip-jpeg.ts';
import { isAnimated, stripMetadata } from './strip-metadata.ts';

export type PrepareOptions = {
  /** Whether size and format stay unchanged, provided that the metadata can be cut out. */
  keepOriginal?: boolean;
  /** Whether a picture that is too long for one file becomes slices. */
  mayCut?: boolean;
  /** Whether it becomes JPEG or PNG, for servers that refuse WebP. */
  isPlain?: boolean;
};

export type Prepared = {
  file: File;
  /** The other slices of a long picture, in order below the first. */
  rest?: readonly File[];
  /** Whether it is the chosen file without its metadata. */
  isOriginal: boolean;
};

type Refused = { problem: ImageFileProblem };

/**
 * Prepares a picture for upload: scaled to what layouts show, upright, without camera metadata (place, time,
 * device). It becomes WebP, unless the original is smaller. The format of animations is not changed.
 * @returns what to send, or why it cannot be sent.
 */
export async function preparePicture(
  file: File,
  options: PrepareOptions = {},
): Promise<Prepared | Refused> {
  const { keepOriginal = false, mayCut = false, isPlain = false } = options;
  const found = await inspectImage(file);
  if ('problem' in found) return found;
  const { type } = found;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = stripMetadata(bytes, type);
  const stripped = parts && new File(parts, nameFor(file.name, type), { type });
  if (isAnimated(bytes, type)) return stripped ? asOriginal(stripped) : { problem: 'broken' };
  const source = new File([file], file.name, { type });
  const size = await imageSize(source);
  // An old browser may not decode AVIF.
  if (size === null) {
    return stripped && type === 'image/avif' ? asOriginal(stripped) : { problem: 'broken' };
  }
  const original = isPlain && isNewType(type) ? null : stripped;
  if (keepOriginal && original) return asOriginal(original);

  const { scale, slices } = keepOriginal ? { scale: 1, slices: 1 } : planPicture(size);
  const isTooLong = keepOriginal && Math.max(size.width, size.height) > MAX_LENGTH;
  if (isTooLong || (slices > 1 && !mayCut)) return { problem: 'pixels' };
  const isWhole = scale === 1 && slices === 1;
  const isPng = type === 'image/png';
  if (original && isWhole && isSendable(original)) {
    // Another WebP would be worse, and another PNG the same.
    if (isNewType(type) || (isPng && isPlain)) return asOriginal(original);
  }
  const write = (isLossless: boolean) =>
    pMap(
      sliceAreas(size, slices),
      (area, index) => {
        const part = new File([source], slices > 1 ? numbered(file.name, index + 1) : file.name, {
          type,
        });
        const width = Math.round(size.width * scale);
        return cropImage(part, area, width, { isLossless, isPlain });
      },
      // Each holds all pixels of the picture.
      { concurrency: 1 },
    );
  try {
    // Logos, QR codes and screenshots stay sharp.
    const isSharp = isPng && scale === 1 && file.size <= MAX_IMAGE_BYTES;
    let written = await write(isSharp);
    if (isSharp && !written.every(isSendable)) written = await write(false);
    const [first, ...rest] = written;
    if (!first) return { problem: 'broken' };
    const isUpright = parts?.every((part) => orientationIn(part) <= 1);
    if (original && isWhole && isUpright && original.size <= first.size) {
      return asOriginal(original);
    }
    return written.every(isSendable)
      ? { file: first, rest, isOriginal: false }
      : { problem: 'size' };
  } catch {
    // Its pixels fit into no canvas of this device.
    return { problem: 'pixels' };
  }
}

function isSendable({ size }: File): boolean {
  return size <= MAX_IMAGE_BYTES;
}

function asOriginal(file: File): Prepared | Refused {
  return isSendable(file) ? { file, isOriginal: true } : { problem: 'size' };
}

/** `a-1.png` */
function numbered(name: string, number: number): string {
  return name.replace(/(?=\.[^.]*$)|$/, `-${number}`);
}

/** The file name with the extension of its type. */
function nameFor(name: string, type: PictureType): string {
  const ending = endingOf(type);
  const fits = new RegExp(ending === 'jpg' ? '\\.jpe?g$' : `\\.${ending}$`, 'i');
  return fits.test(name) ? name : `${name.replace(/\.[a-z\d]{1,5}$/i, '')}.${ending}`;
}
