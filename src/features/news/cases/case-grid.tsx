import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localized } from '#src/api/localized.ts';
import type { Page } from '#src/api/page.ts';
import { isVisibleNow } from '#src/api/visibility.ts';
import { ListedRows, NothingListed } from '#src/components/public-list/listed-rows.tsx';
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
  return (
    <ListedRows
      query={query}
      rowsOf={({ rows }) => rows.filter((row) => isVisibleNow(row, newsFields, now))}
      itemOf={(row) => ({ name: localized(row).title, url: newsAddress(row) })}
      skeleton={SKELETONS.map((key) => (
        <CaseCardSkeleton key={key} />
      ))}
      failed={t('list.failed')}
      empty={
        <NothingListed title={t('list.empty')} to="/home">
          {t('common:action.toHome')}
        </NothingListed>
      }
      sx={caseGridStyles}
    >
      {(row, index) => <CaseCard news={row} heading="h2" figures={2} priority={index === 0} />}
    </ListedRows>
  );
}
