/**
 * Removes images of other sites from pasted markup, because the security policy blocks them and their
 * owners can delete them. Changes `root`.
 * @param resolve returns the full URL of an image on our own server
 * @returns the number of removed images
 */
export function takeForeignImages(root: ParentNode, resolve: (address: string) => string): number {
  const own = new Set([location.href, resolve('/')].map(originOf));
  const foreign = [...root.querySelectorAll('img[src]')].filter((image) => {
    const address = image.getAttribute('src') ?? '';
    // The sanitiser handles values that are not URLs.
    return /^\s*(?:https?:|[\\/]{2})/i.test(address) && !own.has(originOf(address));
  });
  for (const image of foreign) image.remove();
  return foreign.length;
}

function originOf(address: string): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).origin : '';
}
