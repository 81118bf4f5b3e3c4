import { ViewTransition } from 'react';
import { assetUrl } from '#src/api/uploads/assets.ts';
import type { Id } from '#src/api/fields/fields.ts';
import { Picture } from '#src/components/picture.tsx';
import { transitionName } from '#src/components/transition-name.ts';

type NewsCoverProps = {
  /** Names the view transition from card to article; undefined for none. */
  id?: Id | undefined;
  cover: string;
  ratio: number;
  sizes: string;
  priority?: boolean;
};

/** A news item's cover. Its alt text is empty, because the title beside it says what the item is about. */
export function NewsCover({ id, cover, ratio, sizes, priority = false }: NewsCoverProps) {
  const picture = (
    <Picture
      src={assetUrl(cover)}
      alt=""
      ratio={ratio}
      sizes={sizes}
      priority={priority}
      sx={{ borderRadius: 1 }}
    />
  );
  if (id === undefined) return picture;
  return (
    <ViewTransition name={transitionName('news', id)} share="auto" default="none">
      {picture}
    </ViewTransition>
  );
}
