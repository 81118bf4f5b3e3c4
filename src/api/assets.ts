import { env } from '#src/env.ts';

/** `<host>:443` (C1), or the host as it stands where it names a port of its own. '' on the same origin. */
export function assetsBase(host: string): string {
  if (host === '' || new URL(host).port !== '') return host;
  return `${host}:443`;
}

/** The address of a picture or file as the server named it: relative ones belong to the assets base. */
export function assetUrl(address: string): string {
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//')) {
    return address;
  }
  return `${assetsBase(env.apiHost)}/${address.replace(/^\/+/, '')}`;
}
