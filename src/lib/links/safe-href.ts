const MAX_LENGTH = 2048;
const LINK_PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];
const FILE_PROTOCOLS = ['http:', 'https:'];
/** Bitmaps only: SVG may contain scripts and styles. */
const IMAGE_DATA = /^data:image\/(?:avif|gif|jpe?g|png|webp);base64,[a-z\d+/\s]+=*$/i;
const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** Browsers drop control characters and read `\` as `/`, which hides the real target. */
const MISLEADING = /[\p{Cc}\\]/u;
/** Placeholder origin: a path must not leave it. */
const HERE = 'https://here.invalid';

const MAIL = /^[^\s/:@?]+@[^\s/:@?]+\.[a-z]{2,}(?:\?|$)/i;
const DOMAIN = /^((?:[\p{L}\d-]+\.)+\p{L}{2,})(?:[:/?#]|$)/u;
/** Endings of files, which are paths: `about.html`. */
const FILE =
  /\.(?:aspx?|avif|csv|docx?|gif|html?|jpe?g|jsp|mp[34]|pdf|php|png|pptx?|rar|svg|txt|webp|xlsx?|xml|zip)$/i;

/**
 * A safe link URL: http, https, mailto, tel, or a path on this site. Undefined for anything else
 * (`javascript:`, `data:`, `//host`, credentials, control characters). `example.com` and `me@example.com`, which
 * browsers would read as paths, are completed with their protocol.
 */
export function safeHref(address: string): string | undefined {
  const value = address.trim();
  if (MAIL.test(value)) return safeAddress(`mailto:${value}`, LINK_PROTOCOLS);
  const domain = DOMAIN.exec(value)?.[1];
  const isDomain = domain !== undefined && !FILE.test(domain);
  return safeAddress(isDomain ? `https://${value}` : value, LINK_PROTOCOLS);
}

/** A safe image URL: http, https, a path on this site, or a bitmap data URL. */
export function safeImageSrc(address: string): string | undefined {
  const value = address.trim();
  return IMAGE_DATA.test(value) ? value : safeFileHref(value);
}

/** The safe URL of a file: http, https, or a path on this site. */
export function safeFileHref(address: string): string | undefined {
  return safeAddress(address, FILE_PROTOCOLS);
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
  // `/.//host` becomes `//host` when path and query are joined again.
  const isHere = url.origin === HERE && !url.pathname.startsWith('//');
  return isHere ? value : undefined;
}
