import { MAX_IMAGE_MEGABYTES } from '#src/lib/image-file.ts';
import { HEAD_SIZE, pictureType } from '#src/lib/picture-type.ts';
import type { PictureType } from '#src/lib/picture-type.ts';
import { fileHash } from './file-hash.ts';

/** Why a file is not sent. */
export type Problem = 'empty' | 'type' | 'heic' | 'size' | 'broken';

export const MAX_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** More than any phone's picture; not worth reading. */
const MAX_SOURCE_BYTES = 10 * MAX_BYTES;

/** What a look into a chosen file says, before anything is done with it: its kind, or a problem. */
export async function inspectFile(
  file: File,
): Promise<{ problem: Problem } | { type: PictureType; hash: string }> {
  if (file.size === 0) return { problem: 'empty' };
  const head = await file.slice(0, HEAD_SIZE).arrayBuffer();
  const type = pictureType(new Uint8Array(head));
  if (type === null) return { problem: 'type' };
  if (type === 'heic') return { problem: 'heic' };
  const limit = type === 'image/gif' ? MAX_BYTES : MAX_SOURCE_BYTES;
  if (file.size > limit) return { problem: 'size' };
  return { type, hash: await fileHash(file) };
}
