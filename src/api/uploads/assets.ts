import { dialect } from '#src/api/dialects/dialect.ts';
import { env } from '#src/env.ts';

/**
 * Base URL of files: `<host>:443`, or the host unchanged where it has a port. '' on the same
 * origin.
 */
export function assetsBase(host: string): string {
  if (host === '' || new URL(host).port !== '') return host;
  return `${host}:443`;
}

/** The address of a file on its server: one without `/` at its beginning is below the dialect's path of uploads. */
export function storedPath(address: string): string {
  const { path } = dialect.upload;
  const isWhole = address === '' || /^(\/|[a-z][a-z\d+.-]*:)/i.test(address);
  return path === undefined || isWhole ? address : `${dialect.prefix}${path}${address}`;
}

/** Absolute URL of a file; relative ones belong to the assets base. */
export function assetUrl(address: string): string {
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) || address.startsWith('//')) {
    return address;
  }
  return `${assetsBase(env.apiHost)}/${storedPath(address).replace(/^\/+/, '')}`;
}
