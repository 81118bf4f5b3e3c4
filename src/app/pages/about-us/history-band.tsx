import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Waiting } from '#src/components/waiting.tsx';
import { HistoryTimeline } from '#src/features/history/public/history-timeline.tsx';
import { shownHistory } from '#src/features/history/public/shown-history.ts';
import { TimelineSkeleton } from '#src/features/history/public/timeline-skeleton.tsx';
import { BandError } from '../home/band-error.tsx';
import { SectionBand } from './section-band.tsx';

/** The company's history on its timeline (P8). */
export function HistoryBand() {
  const { t } = useTranslation('about-us');
  const { data, isPending, refetch } = useQuery(shownHistory());
  if (data?.length === 0) return null;
  return (
    <SectionBand section="history" subtitle={t('history.subtitle')} tone="quiet">
      {isPending && (
        <Waiting>
          <TimelineSkeleton />
        </Waiting>
      )}
      {!isPending && !data && <BandError onRetry={() => void refetch()} />}
      {data && <HistoryTimeline entries={data} />}
    </SectionBand>
  );
}
