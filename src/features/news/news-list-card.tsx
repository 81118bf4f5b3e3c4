import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CategoryText } from '#src/admin/list/cells/category-text.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { PictureTitle } from '#src/admin/list/cells/picture-title.tsx';
import { StatusSwitch } from '#src/admin/list/cells/status-switch.tsx';
import { TitleMark } from '#src/admin/list/cells/title-mark.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { newsCategoryApi } from './category/schema.ts';
import type { News } from './schema.ts';

type NewsListCardProps = { news: News; actions: ReactNode };

/** A row of the list on phones. The grid uses its parts as cells, too. */
export function NewsListCard({ news, actions }: NewsListCardProps) {
  return (
    <>
      <NewsTitle news={news}>
        <CategoryText record={news} categories={newsCategoryApi} />
        {' · '}
        <RelativeTime iso={news.publishTime} />
      </NewsTitle>
      <Box sx={{ mt: 1, display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <StatusSwitch record={news} name={news.title} />
        {actions}
      </Box>
    </>
  );
}

type NewsTitleProps = { news: News; children?: ReactNode };

export function NewsTitle({ news, children }: NewsTitleProps) {
  const { t } = useTranslation('industry-news');
  return (
    <PictureTitle
      record={news}
      picture={<Picture src={assetUrl(news.cover)} alt="" ratio={16 / 9} sizes="72px" />}
      title={news.title}
      to={editPathOf(news.id)}
      lines={2}
      marks={news.pinned && <TitleMark color="primary" label={t('pinned')} />}
    >
      {children}
    </PictureTitle>
  );
}
