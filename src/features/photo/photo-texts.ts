import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Photo } from '#src/api/uploads/photo-schema.ts';
import { formatFileSize } from '#src/i18n/format/format-file-size.ts';
import { absoluteUrl } from '#src/lib/links/absolute-url.ts';

/** The photo's absolute URL; the server's value unchanged where that is not a valid URL. */
export function photoAddress({ url }: Pick<Photo, 'url'>): string {
  return absoluteUrl(assetUrl(url)) || url;
}

/** Alternative text; the name where there is none. */
export function photoAlt({ alt, name }: Photo): string {
  return alt || name;
}

/** `1680 × 720 · 120 kB`, without the unknown parts. */
export function photoFacts({ width, height, size }: Photo): string {
  const pixels = width !== null && height !== null ? `${width} × ${height}` : '';
  return [pixels, size > 0 ? formatFileSize(size) : ''].filter((fact) => fact !== '').join(' · ');
}
