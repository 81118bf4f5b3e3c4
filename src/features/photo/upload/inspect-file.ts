import { MAX_IMAGE_MEGABYTES } from '#src/lib/image-file.ts';
import { HEAD_SIZE, pictureType } from '#src/lib/picture-type.ts';
import type { PictureType } from '#src/lib/picture-type.ts';

/** Why a file is rejected. */
export type Problem = 'empty' | 'type' | 'heic' | 'size' | 'broken';

export const MAX_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
/** Larger than any phone's photo; not worth reading. */
const MAX_SOURCE_BYTES = 10 * MAX_BYTES;

/** Reads the type and hash of a chosen file, or says why it is rejected. */
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

/**
 * SHA-256 of the file. `crypto.subtle` exists only in secure contexts; elsewhere name, size and
 * time identify the file.
 */
async function fileHash(file: File): Promise<string> {
  // TypeScript's types assume a secure context.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return `${file.name}/${file.size}/${file.lastModified}`;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
