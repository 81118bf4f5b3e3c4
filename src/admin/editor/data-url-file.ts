/** The file inside a `data:` address, as pasted pictures come; null where it is none or broken. */
export function dataUrlFile(address: string): File | null {
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.*)$/s.exec(address) ?? [];
  if (type === undefined || data === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `image.${type.slice('image/'.length)}`, { type });
  } catch {
    return null;
  }
}
