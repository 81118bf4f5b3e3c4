import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/components/empty-state.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { mailHref } from './mail-href.ts';

type NoJobsProps = { companyEmail: string | undefined };

/** Says that nobody is looked for now; who has something to offer may write all the same (P7). */
export function NoJobs({ companyEmail = '' }: NoJobsProps) {
  const { t } = useTranslation(['job', 'common']);
  const href = mailHref(companyEmail, t('empty.subject'));
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t('empty.title')}
      description={href === undefined ? undefined : t('empty.write')}
      action={
        href === undefined ? (
          <RouterButton to="/home" variant="soft" color="secondary">
            {t('common:action.toHome')}
          </RouterButton>
        ) : (
          <Button href={href} variant="contained" color="secondary" startIcon={<MailIcon />}>
            {t('empty.byMail')}
          </Button>
        )
      }
    />
  );
}
