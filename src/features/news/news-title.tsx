import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { PictureTitle } from '#src/admin/list/picture-title.tsx';
import { Picture } from '#src/components/picture.tsx';
import type { News } from './schema.ts';

type NewsTitleProps = { news: News };

/** Cover and title of a news item, and whether it is pinned. */
export function NewsTitle({ news }: NewsTitleProps) {
  const { t } = useTranslation('industry-news');
  return (
    <PictureTitle
      picture={<Picture src={assetUrl(news.cover)} alt="" ratio={16 / 9} sizes="72px" />}
      title={news.title}
      lines={2}
      marks={
        news.pinned && <Chip size="small" color="primary" label={t('pinned')} sx={markStyles} />
      }
    />
  );
}

/** In the title's first line, so that a long title has all the room there is. */
const markStyles = { height: 20, marginInlineEnd: 0.75, verticalAlign: 'text-bottom' };
