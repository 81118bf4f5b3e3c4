import { assetUrl } from '#src/api/uploads/assets.ts';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { cropImage } from '#src/lib/pictures/crop-image.ts';
import { fetchPicture } from '#src/lib/pictures/fetch-picture.ts';
import { splitFocus } from '#src/lib/pictures/focal-point.ts';
import { imageSize } from '#src/lib/pictures/image-file.ts';

/** Longest side in pixels: enough to see what is on it, and all that a model uses. */
const MOST_PIXELS = 1024;

/**
 * The URL by which a picture is sent: a data URL of at most 1024 pixels a side, without the camera's metadata; its own
 * URL where another server does not let this page read it.
 * @throws where the browser cannot read the picture, or the signal aborts
 */
export async function pictureAddress(src: string, signal: AbortSignal): Promise<string> {
  const address = new URL(assetUrl(splitFocus(src).file), window.location.href).href;
  const answer = await fetchPicture(address, signal).catch((cause: unknown) => {
    if (signal.aborted) throw cause;
    if (!isOfThisSite(address)) return null;
    throw new ApiError({ kind: 'network', call: 'GET picture', cause });
  });
  if (answer === null) return address;
  const blob = await answer.blob();
  const file = new File([blob], 'picture', { type: blob.type });
  const size = answer.ok ? await imageSize(file) : null;
  if (size === null) throw new UnreadablePicture();
  const width = Math.round(
    size.width * Math.min(1, MOST_PIXELS / Math.max(size.width, size.height)),
  );
  return toDataUrl(await cropImage(file, { x: 0, y: 0, ...size }, width));
}

/** The browser cannot decode the picture. */
export class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

function isOfThisSite(address: string): boolean {
  return new URL(address).origin === window.location.origin;
}

function toDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new UnreadablePicture());
    reader.readAsDataURL(file);
  });
}
