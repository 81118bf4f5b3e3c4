import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import type { Page } from '#src/api/page.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { EmptyState } from '#src/components/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { ListFailed } from '#src/components/public-list/list-failed.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import type { News } from '../schema.ts';
import { NewsRowSkeleton } from './news-row-skeleton.tsx';
import { NewsRow } from './news-row.tsx';

type NewsRowsProps = {
  query: UseQueryResult<Page<News>>;
  /** True where a category or a keyword leaves some out. */
  isNarrowed: boolean;
};

/** The rows of one page, in each of their states. */
export function NewsRows({ query, isNarrowed }: NewsRowsProps) {
  const { t } = useTranslation(['news', 'common']);
  const now = useNow();
  if (query.isPending) {
    return (
      <Waiting>
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <NewsRowSkeleton key={key} />
        ))}
      </Waiting>
    );
  }
  if (query.isLoadingError) {
    return (
      <ListFailed
        title={t('list.failed')}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const rows = query.data.rows.filter((row) => isVisibleNow(row, now));
  if (rows.length === 0) {
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title={t(isNarrowed ? 'list.nothingFound' : 'list.empty')}
        action={
          <RouterButton to={isNarrowed ? '/news' : '/home'} variant="soft" color="secondary">
            {t(isNarrowed ? 'list.showAll' : 'common:action.toHome')}
          </RouterButton>
        }
      />
    );
  }
  return (
    <Box sx={{ opacity: query.isPlaceholderData ? 0.48 : 1, transition: 'opacity 0.2s 0.15s' }}>
      {rows.map((news) => (
        <NewsRow key={news.id} news={news} />
      ))}
    </Box>
  );
}
