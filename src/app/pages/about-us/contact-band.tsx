import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Ghost } from '#src/components/ghost.tsx';
import { Waiting } from '#src/components/waiting.tsx';
import { companyInfoApi } from '#src/features/company-info/api.ts';
import { ContactCard } from '#src/features/company-info/public/contact-card.tsx';
import { BandError } from '../home/band-error.tsx';
import { SectionBand } from './section-band.tsx';

/** How to reach the company (P8). */
export function ContactBand() {
  const { t } = useTranslation('about-us');
  const { data, isPending, refetch } = useQuery(companyInfoApi.inForce());
  if (data === null) return null;
  return (
    <SectionBand section="contact" subtitle={t('contact.subtitle')} tone="quiet">
      {isPending && (
        <Waiting>
          <Ghost sx={{ height: 480, scale: 'none', borderRadius: 1 }} />
        </Waiting>
      )}
      {!isPending && !data && <BandError onRetry={() => void refetch()} />}
      {data && <ContactCard company={data} />}
    </SectionBand>
  );
}
