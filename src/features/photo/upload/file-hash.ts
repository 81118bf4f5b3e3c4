/**
 * The same for two files with the same bytes (SHA-256). Browsers compute it on safe origins only;
 * elsewhere name, size and time stand for the bytes.
 */
export async function fileHash(file: File): Promise<string> {
  // The types know only safe origins.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return `${file.name}/${file.size}/${file.lastModified}`;
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
