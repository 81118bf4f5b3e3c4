/** A number of a text: equal texts have the same one, others mostly not (FNV-1a, 32 bits). No secret is safe in it. */
export function hashNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The same number, in few characters. */
export function fingerprint(text: string): string {
  return hashNumber(text).toString(36);
}
