import { useTranslation } from 'react-i18next';
import { ErrorView } from '#src/components/error-view.tsx';
import { ForbiddenIllustration } from '#src/components/illustrations/forbidden-illustration.tsx';
import { PageMeta } from '#src/components/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';

/** The 403 page (R6). */
export function Forbidden() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('errorPage.forbidden.title')} />
      <ErrorView
        illustration={<ForbiddenIllustration />}
        title={t('errorPage.forbidden.title')}
        description={t('errorPage.forbidden.description')}
        actions={
          <RouterButton to="/home" variant="contained" size="large">
            {t('action.toHome')}
          </RouterButton>
        }
      />
    </>
  );
}
