import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/components/use-now.ts';
import { CopyButton } from '#src/components/copy-button.tsx';
import { isOver } from '../job-phase.ts';
import { ApplyNote } from './apply-note.tsx';
import type { ArticleJob } from './article-job.ts';
import { useApplyMail } from './use-apply-mail.ts';

type JobApplyProps = {
  job: ArticleJob;
  /** Where to apply if the position names no address; '' for nowhere, undefined while not known. */
  companyEmail?: string | undefined;
};

/** The way to apply by mail; what stands in its place once the deadline is over. */
export function JobApply({ job, companyEmail }: JobApplyProps) {
  const { t } = useTranslation('job');
  const now = useNow();
  const mail = useApplyMail()(job, companyEmail);
  if (isOver(job, now)) {
    return <ApplyNote>{t('apply.over')}</ApplyNote>;
  }
  if (mail === null) {
    if (companyEmail === undefined) return null;
    return <ApplyNote>{t('apply.noAddress')}</ApplyNote>;
  }
  return (
    <Box sx={styles}>
      <Button
        href={mail.href}
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<MailIcon />}
      >
        {t('apply.byMail')}
      </Button>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <Typography
          variant="body2"
          dir="ltr"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {mail.email}
        </Typography>
        <CopyButton text={mail.email} label={t('apply.address')} />
      </Box>
    </Box>
  );
}

const styles = {
  mt: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
};
