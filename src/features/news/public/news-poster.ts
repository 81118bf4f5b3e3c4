import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Poster } from '#src/components/share/draw-poster.ts';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import type { News } from '../schema.ts';

/**
 * What the poster of a news item or case shows besides its title.
 * @param figures what the customer of a case has measured
 */
export function newsPoster(
  { cover, categoryName, publishTime, summary }: News,
  figures: readonly { label: string; value: string }[] = [],
): Poster {
  return {
    picture: assetUrl(cover),
    kicker: [categoryName, formatPublicDate(publishTime)],
    facts: figures.map(({ label, value }) => ({ name: label, value })),
    summary,
  };
}
