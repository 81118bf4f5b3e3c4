/**
 * Takes pictures on other sites out of pasted markup: visitors would ask those sites for them, which
 * the site's policy refuses, and they go when it pleases their owner. Changes `root`.
 * @param resolve completes the address of a picture of our own
 * @returns how many they were
 */
export function takeForeignImages(root: ParentNode, resolve: (address: string) => string): number {
  const own = new Set([location.href, resolve('/')].map(originOf));
  const foreign = [...root.querySelectorAll('img[src]')].filter((image) => {
    const address = image.getAttribute('src') ?? '';
    // What is no address at all is for the sanitiser.
    return /^\s*(?:https?:|[\\/]{2})/i.test(address) && !own.has(originOf(address));
  });
  for (const image of foreign) image.remove();
  return foreign.length;
}

function originOf(address: string): string {
  return URL.canParse(address, location.href) ? new URL(address, location.href).origin : '';
}
