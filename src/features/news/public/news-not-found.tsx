import { useTranslation } from 'react-i18next';
import { DetailsNotFound } from '#src/components/details-not-found.tsx';

/** Stands where there is no news item to read (P7). */
export function NewsNotFound() {
  const { t } = useTranslation('news');
  return (
    <DetailsNotFound
      title={t('details.notFound')}
      hint={t('details.notFoundHint')}
      to="/news"
      action={t('details.toList')}
    />
  );
}
