import { env } from '#src/env.ts';

/**
 * Base URL of files: `<host>:443`, or the host unchanged where it has a port. '' on the same
 * origin.
 */
export function assetsBase(host: string): string {
  if (host === '' || new URL(host).port !== '') return host;
  return `${host}:443`;
}

/** Absolute URL of a file; relative ones belong to the assets base. */
export function assetUrl(address: string): string {
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//')) {
    return address;
  }
  return `${assetsBase(env.apiHost)}/${address.replace(/^\/+/, '')}`;
}
