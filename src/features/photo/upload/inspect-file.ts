import { inspectImage } from '#src/lib/pictures/image-file.ts';
import type { ImageFileProblem } from '#src/lib/pictures/image-file.ts';

/** The hash of a chosen picture, or why it is rejected. */
export async function inspectFile(
  file: File,
): Promise<{ problem: ImageFileProblem } | { hash: string }> {
  const found = await inspectImage(file);
  return 'problem' in found ? found : { hash: await fileHash(file) };
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
