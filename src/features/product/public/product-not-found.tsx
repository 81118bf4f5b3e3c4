import { useTranslation } from 'react-i18next';
import { ErrorView } from '#src/components/error-view.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';

/** Stands where there is no product to look at (P7). */
export function ProductNotFound() {
  const { t } = useTranslation('product');
  return (
    <>
      <PageMeta title={t('details.notFound')} noIndex />
      <ErrorView
        illustration={<NotFoundIllustration />}
        title={t('details.notFound')}
        description={t('details.notFoundHint')}
        actions={
          <RouterButton to="/product" variant="contained" color="secondary" size="large">
            {t('list.showAll')}
          </RouterButton>
        }
      />
    </>
  );
}
