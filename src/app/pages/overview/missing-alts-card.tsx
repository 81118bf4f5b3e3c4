import ImageSearchIcon from '@mui/icons-material/ImageSearchOutlined';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMissingAlts } from '#src/features/photo/alt/use-missing-alts.ts';
import { UNDESCRIBED } from '#src/features/photo/library.ts';
import { photoAlt } from '#src/features/photo/photo-texts.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { whenIdle } from '#src/lib/browser/when-idle.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { MOST } from './reads.ts';

const QUEUE = '/backstage/column/photo-management/alt';

/** Card of the pictures without alternative text. It starts when the page is idle, because it reads all records. */
export function MissingAltsCard() {
  const { t } = useTranslation('overview');
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const found = useMissingAlts(useIsIdle());
  const { items, inTexts, inLibrary, isReading, done, total, error, retry } = found;
  return (
    <OverviewCard
      title={t('alts.title')}
      hint={isReading ? t('alts.reading', { done, total }) : t('alts.hint')}
      icon={ImageSearchIcon}
      total={isReading ? undefined : inTexts + inLibrary}
      isLoading={isReading}
      failures={error ? [{ name: t('alts.title'), error, retry }] : []}
      empty={t('alts.empty')}
      links={[
        ...(inLibrary > 0 && !isReading
          ? [
              {
                to: UNDESCRIBED,
                text: t('listOf', { name: t('alts.inLibrary'), number: formatNumber(inLibrary) }),
              },
            ]
          : []),
        ...(items.length > 0 && !isReading
          ? [
              {
                to: QUEUE,
                text: t('listOf', { name: t('alts.mend'), number: formatNumber(items.length) }),
              },
            ]
          : []),
      ]}
    >
      {items.slice(0, MOST).map((item) => (
        <CardRow
          key={item.key}
          title={item.kind === 'text' ? item.record.title : photoAlt(item.photo)}
          to={item.kind === 'text' ? item.source.formPath(item.record.id) : QUEUE}
          text={typeT(item.kind === 'text' ? item.source.title : 'navdata:photoManagement')}
          end={null}
        />
      ))}
    </OverviewCard>
  );
}

/** Whether the browser has been idle since the page was rendered. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
