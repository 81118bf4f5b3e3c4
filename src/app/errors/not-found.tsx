import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ErrorView } from '#src/components/page/error-view.tsx';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { SiteLinks } from './site-links.tsx';

/** The 404 page; in the back office it links to the back office, elsewhere to the public site. */
export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const inBackstage = pathname.startsWith('/backstage');
  return (
    <>
      <PageMeta title={t('errorPage.notFound.title')} noIndex />
      <ErrorView
        illustration={<NotFoundIllustration />}
        title={t('errorPage.notFound.title')}
        description={t('errorPage.notFound.description')}
        details={!inBackstage && !pathname.startsWith('/auth') && <SiteLinks />}
        actions={
          <RouterButton
            to={inBackstage ? '/backstage' : '/home'}
            variant="contained"
            color="secondary"
            size="large"
          >
            {t(inBackstage ? 'action.toBackstage' : 'action.toHome')}
          </RouterButton>
        }
      />
    </>
  );
}
