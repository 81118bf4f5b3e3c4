import { useTranslation } from 'react-i18next';
import { ErrorView } from '#src/components/page/error-view.tsx';
import { ForbiddenIllustration } from '#src/components/illustrations/forbidden-illustration.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';

export function Forbidden() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('errorPage.forbidden.title')} noIndex />
      <ErrorView
        illustration={<ForbiddenIllustration />}
        code={403}
        title={t('errorPage.forbidden.title')}
        description={t('errorPage.forbidden.description')}
        actions={
          <>
            <RouterButton to="/home" variant="contained" color="secondary" size="large">
              {t('action.toHome')}
            </RouterButton>
            <RouterButton to="/aboutus" color="secondary" size="large">
              {t('errorPage.forbidden.contact')}
            </RouterButton>
          </>
        }
      />
    </>
  );
}
