import { assetUrl } from '#src/api/assets.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { absoluteUrl } from '#src/lib/absolute-url.ts';
import type { Photo } from './schema.ts';

/** A photo's whole address, to be used anywhere; as the server has it where it leads nowhere. */
export function photoAddress({ url }: Pick<Photo, 'url'>): string {
  return absoluteUrl(assetUrl(url)) || url;
}

/** What a photo shows, for people who do not see it; its name where nobody has said. */
export function photoAlt({ alt, name }: Photo): string {
  return alt || name;
}

/** `1680 × 720 · 120 kB`, as much of it as is known. */
export function photoFacts({ width, height, size }: Photo): string {
  const pixels = width !== null && height !== null ? `${width} × ${height}` : '';
  return [pixels, size > 0 ? formatFileSize(size) : ''].filter((fact) => fact !== '').join(' · ');
}
