import { useTranslation } from 'react-i18next';
import { isShown } from '#src/api/status.ts';
import { RowChip } from '#src/admin/list/row-chip.tsx';
import { StatusChip } from '#src/admin/list/status-chip.tsx';
import { timeState } from '#src/lib/time-state.ts';
import type { News } from './schema.ts';

type NewsStatusChipProps = { news: News };

/** Whether visitors see a news item, or will once its time has come. */
export function NewsStatusChip({ news }: NewsStatusChipProps) {
  const { t } = useTranslation('industry-news');
  const isScheduled = isShown(news) && timeState(news.publishTime, '') === 'scheduled';
  if (!isScheduled) return <StatusChip status={news.status} />;
  return <RowChip color="info" label={t('scheduled')} />;
}
