import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Waiting } from '#src/components/loading/waiting.tsx';
import { CaseCard, CaseCardSkeleton } from '#src/features/news/cases/case-card.tsx';
import { CASE_CATEGORY } from '#src/features/news/cases/case-category.ts';
import { caseGridStyles } from '#src/features/news/cases/case-grid-styles.ts';
import { useNewest } from '#src/features/news/public/use-newest.ts';
import { Band } from './band.tsx';
import { BandError } from './band-error.tsx';

const SHOWN = ['a', 'b', 'c'];

/** The three newest cases, each with its first figure. */
export function CaseBand() {
  const { t } = useTranslation('home');
  const { rows, isPending, refetch } = useNewest(CASE_CATEGORY, SHOWN.length);
  if (rows?.length === 0) return null;

  return (
    <Band
      title={t('case.title')}
      subtitle={t('case.subtitle')}
      more={{ to: '/case', label: t('case.more') }}
    >
      {isPending && (
        <Waiting sx={caseGridStyles}>
          {SHOWN.map((key) => (
            <CaseCardSkeleton key={key} />
          ))}
        </Waiting>
      )}
      {!isPending && !rows && <BandError onRetry={() => void refetch()} />}
      {rows && (
        <Box sx={caseGridStyles}>
          {rows.map((news) => (
            <CaseCard key={news.id} news={news} />
          ))}
        </Box>
      )}
    </Band>
  );
}
