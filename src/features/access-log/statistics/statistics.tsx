import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListParams } from '#src/admin/list/core/use-list-params.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { accessLogApi, type Progress } from '../api.ts';
import { TallyView } from './tally-view.tsx';
import { Notice } from '#src/components/notice.tsx';

type StatisticsProps = { params: ListParams; skeleton: ReactNode };

export function Statistics({ params, skeleton }: StatisticsProps) {
  const { t } = useTranslation('access-log');
  const filters = { ...params.filters, ...(params.q && { keyword: params.q }) };
  const [progress, setProgress] = useState<Progress>({ done: 0, total: 0 });
  const tally = useQuery({
    ...accessLogApi.tally(filters, { onProgress: setProgress }),
    placeholderData: keepPreviousData,
  });
  if (tally.error) {
    return (
      <Notice error={tally.error} onRetry={() => void tally.refetch()} sx={{ m: 2 }}>
        {t('statistics.failed')}
      </Notice>
    );
  }
  const { data } = tally;
  const isWhole = data?.isPartial === false;
  if (isWhole && data.total === 0) {
    return (
      <Typography sx={{ px: 2, pb: 2, pt: 1, color: 'text.secondary' }}>
        {t(params.isNarrowed ? 'statistics.nothingFound' : 'statistics.empty')}
      </Typography>
    );
  }
  return (
    <>
      {!isWhole && (progress.total === null || progress.done < progress.total) && (
        <Typography role="status" sx={{ px: 2, color: 'text.secondary' }}>
          {t('statistics.reading', {
            done: formatNumber(progress.done),
            total: formatCount(progress.total),
          })}
        </Typography>
      )}
      {data && data.total > 0 ? (
        <TallyView tally={data} params={params} filters={filters} />
      ) : (
        skeleton
      )}
    </>
  );
}
