import { useTranslation } from 'react-i18next';
import { DetailsNotFound } from '#src/components/details-not-found.tsx';

/** Stands where there is no product to look at (P7). */
export function ProductNotFound() {
  const { t } = useTranslation('product');
  return (
    <DetailsNotFound
      title={t('details.notFound')}
      hint={t('details.notFoundHint')}
      to="/product"
      action={t('list.showAll')}
    />
  );
}
