import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Waiting } from '#src/components/waiting.tsx';
import { HonorGallerySkeleton } from '#src/features/honor/public/honor-gallery-skeleton.tsx';
import { HonorGallery } from '#src/features/honor/public/honor-gallery.tsx';
import { shownHonors } from '#src/features/honor/public/shown-honors.ts';
import { BandError } from '../home/band-error.tsx';
import { SectionBand } from './section-band.tsx';

/** The company's certificates and prizes (P8). */
export function HonorsBand() {
  const { t } = useTranslation('about-us');
  const { data, isPending, refetch } = useQuery(shownHonors());
  if (data?.length === 0) return null;
  return (
    <SectionBand section="honors" subtitle={t('honors.subtitle')}>
      {isPending && (
        <Waiting>
          <HonorGallerySkeleton />
        </Waiting>
      )}
      {!isPending && !data && <BandError onRetry={() => void refetch()} />}
      {data && <HonorGallery honors={data} />}
    </SectionBand>
  );
}
