const MAX_LENGTH = 2048;
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const IMAGE_PROTOCOLS = ['http:', 'https:'];
/** Vector pictures may carry script and styles; these cannot. */
const IMAGE_DATA = /^data:image\/(?:avif|gif|jpeg|png|webp);base64,[a-z\d+/]+=*$/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Browsers drop control characters from addresses and read `\` as `/`: both hide where one leads. */
const MISLEADING = /[\p{Cc}\\]/u;
/** Stands for this site, whatever its address: a path must not lead away from it. */
const HERE = 'https://here.invalid';

/**
 * An address that a link may carry: http, https, mailto, tel, or a path on this site. Undefined for
 * everything else (`javascript:`, `data:`, `//host`, hidden passwords, control characters).
 */
export function safeHref(address: string): string | undefined {
  return safeAddress(address, LINK_PROTOCOLS);
}

/** An address that a picture may carry: http, https, a path on this site, or a bitmap as data. */
export function safeImageSrc(address: string): string | undefined {
  const value = address.trim();
  return IMAGE_DATA.test(value) ? value : safeAddress(value, IMAGE_PROTOCOLS);
}

function safeAddress(address: string, protocols: readonly string[]): string | undefined {
  const value = address.trim();
  if (value === '' || value.length > MAX_LENGTH || MISLEADING.test(value)) return undefined;
  const isWhole = HAS_SCHEME.test(value);
  const base = isWhole ? undefined : HERE;
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (url.username !== '' || url.password !== '') return undefined;
  if (isWhole) return protocols.includes(url.protocol) ? value : undefined;
  // `/.//host` comes out as `//host` where somebody puts path and query together again.
  const isHere = url.origin === HERE && !url.pathname.startsWith('//');
  return isHere ? value : undefined;
}
