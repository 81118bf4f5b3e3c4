import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import type { News } from './schema.ts';

type NewsTitleProps = { news: News };

/** Cover and title of a news item, and what is special about it: pinned, scheduled. */
export function NewsTitle({ news }: NewsTitleProps) {
  const { t } = useTranslation('industry-news');
  const [now] = useState(() => Date.now());
  const isScheduled = Date.parse(news.publishTime) > now;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, width: 1 }}>
      <Box sx={{ width: 72, flexShrink: 0 }}>
        <Picture src={assetUrl(news.cover)} alt="" ratio={16 / 9} sizes="72px" />
      </Box>
      <Typography variant="subtitle2" component="span" title={news.title} sx={twoLines}>
        {news.pinned && <Chip size="small" color="primary" label={t('pinned')} sx={markStyles} />}
        {isScheduled && <Chip size="small" color="info" label={t('scheduled')} sx={markStyles} />}
        {news.title}
      </Typography>
    </Box>
  );
}

const twoLines = {
  minWidth: 0,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  lineHeight: 1.4,
  whiteSpace: 'normal',
} as const;

/** In the title's first line, so that a long title has all the room there is. */
const markStyles = { height: 20, marginInlineEnd: 0.75, verticalAlign: 'text-bottom' };
