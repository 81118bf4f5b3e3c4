import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { NewsStatusChip } from './news-status-chip.tsx';
import { NewsTitle } from './news-title.tsx';
import type { News } from './schema.ts';

type NewsListCardProps = { news: News; actions: ReactNode };

/** A news item in the list on phones. */
export function NewsListCard({ news, actions }: NewsListCardProps) {
  return (
    <>
      <NewsTitle news={news} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <NewsStatusChip news={news} />
        <Typography variant="caption" sx={{ flexGrow: 1, color: 'text.secondary' }}>
          {news.categoryName} · <RelativeTime iso={news.publishTime} />
        </Typography>
        {actions}
      </Box>
    </>
  );
}
