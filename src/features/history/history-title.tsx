import { assetUrl } from '#src/api/assets.ts';
import { PictureTitle } from '#src/admin/list/picture-title.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { HistoryEntry } from './schema.ts';

type HistoryTitleProps = { entry: HistoryEntry };

/** Picture and title of an entry, with the beginning of its text. */
export function HistoryTitle({ entry }: HistoryTitleProps) {
  const { title, description, image } = entry;
  return (
    <PictureTitle
      picture={<Picture src={assetUrl(image)} alt="" ratio={4 / 3} sizes="64px" />}
      width={64}
      title={title}
      texts={[description]}
    />
  );
}
