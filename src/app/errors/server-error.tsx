import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ErrorView } from '#src/components/page/error-view.tsx';
import { ServerErrorIllustration } from '#src/components/illustrations/server-error-illustration.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton } from '#src/components/router-link.tsx';

/** The actions of an error that may be gone after a reload. */
export function ReloadActions() {
  const { t } = useTranslation();
  return (
    <>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        onClick={() => window.location.reload()}
      >
        {t('action.reload')}
      </Button>
      <RouterButton to="/home" color="secondary" size="large">
        {t('action.toHome')}
      </RouterButton>
    </>
  );
}

export function ServerError() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('errorPage.serverError.title')} noIndex />
      <ErrorView
        illustration={<ServerErrorIllustration />}
        code={500}
        title={t('errorPage.serverError.title')}
        description={t('errorPage.serverError.description')}
        actions={<ReloadActions />}
      />
    </>
  );
}
