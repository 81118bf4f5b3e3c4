/** Returns the image file in a base64 `data:` URL; null when it is not one or is invalid. */
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
