import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localized } from '#src/api/localized.ts';
import type { Page } from '#src/api/page.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { ListFailed } from '#src/components/public-list/list-failed.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { itemListData } from '#src/components/structured-data/item-list-data.ts';
import { StructuredData } from '#src/components/structured-data/structured-data.tsx';
import { useNow } from '#src/components/use-now.ts';
import { newsAddress } from '../public/news-address.ts';
import { newsFields } from '../schema.ts';
import type { News } from '../schema.ts';
import { CaseCard, CaseCardSkeleton } from './case-card.tsx';
import { caseGridStyles } from './case-grid-styles.ts';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

type CaseGridProps = { query: UseQueryResult<Page<News>> };

/** One page of cases: skeleton, error, empty or cards. */
export function CaseGrid({ query }: CaseGridProps) {
  const { t } = useTranslation(['success-case', 'common']);
  const now = useNow();
  if (query.isPending) {
    return (
      <Waiting sx={caseGridStyles}>
        {SKELETONS.map((key) => (
          <CaseCardSkeleton key={key} />
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
  const rows = query.data.rows.filter((row) => isVisibleNow(row, newsFields, now));
  if (rows.length === 0) {
    return (
      <EmptyState
        illustration={<EmptyIllustration />}
        title={t('list.empty')}
        action={
          <RouterButton to="/home" variant="soft" color="secondary">
            {t('common:action.toHome')}
          </RouterButton>
        }
      />
    );
  }
  const items = localized(rows).map((row) => ({ name: row.title, url: newsAddress(row) }));
  return (
    <Box sx={caseGridStyles}>
      <StructuredData things={[itemListData(items)]} />
      {rows.map((row, index) => (
        <CaseCard key={row.id} news={row} heading="h2" figures={2} priority={index === 0} />
      ))}
    </Box>
  );
}
