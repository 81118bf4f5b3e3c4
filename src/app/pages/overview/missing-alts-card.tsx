import ImageSearchIcon from '@mui/icons-material/ImageSearchOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PICTURES } from '#src/admin/pictures/uses/picture-records.ts';
import { photoApi } from '#src/api/photos.ts';
import { useMissingAlts } from '#src/features/photo/alt/use-missing-alts.ts';
import { CardRow } from './card-row.tsx';
import { OverviewCard } from './overview-card.tsx';
import { MOST } from './use-found.ts';

const QUEUE = '/backstage/column/photo-management/alt';

/** Pictures without alternative text. Finding them reads all records, so it waits to be asked, once a visit. */
export function MissingAltsCard() {
  const { t } = useTranslation('overview');
  const client = useQueryClient();
  const [isWanted, setIsWanted] = useState(
    () => client.getQueryData([photoApi.name, PICTURES]) !== undefined,
  );
  if (isWanted) return <FoundAltsCard />;
  return (
    <OverviewCard
      title={t('alts.title')}
      hint={t('alts.hint')}
      icon={ImageSearchIcon}
      total={undefined}
      isLoading={false}
      empty={t('alts.empty')}
      start={
        <Button variant="soft" onClick={() => setIsWanted(true)}>
          {t('alts.find')}
        </Button>
      }
    />
  );
}

function FoundAltsCard() {
  const { t } = useTranslation('overview');
  const { t: typeT } = useTranslation(['navdata', 'common']);
  const { items, isReading, done, total, error, retry } = useMissingAlts();
  return (
    <OverviewCard
      title={t('alts.title')}
      hint={isReading ? t('alts.reading', { done, total }) : t('alts.hint')}
      icon={ImageSearchIcon}
      total={isReading ? undefined : items.length}
      isLoading={isReading}
      failures={error ? [{ name: t('alts.title'), error, retry }] : []}
      empty={t('alts.empty')}
      links={items.length > 0 ? [{ to: QUEUE, text: t('alts.mend') }] : []}
    >
      {items.slice(0, MOST).map((item) => (
        <CardRow
          key={item.key}
          title={item.kind === 'text' ? item.record.title : item.photo.name}
          to={item.kind === 'text' ? item.source.formPath(item.record.id) : QUEUE}
          text={typeT(item.kind === 'text' ? item.source.title : 'navdata:photoManagement')}
          end={null}
        />
      ))}
    </OverviewCard>
  );
}
