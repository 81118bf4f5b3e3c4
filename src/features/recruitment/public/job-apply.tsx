import MailIcon from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { safeHref } from '#src/lib/safe-href.ts';
import type { ArticleJob } from './article-job.ts';

type JobApplyProps = { job: ArticleJob };

/** The way to apply by mail; what stands in its place once the deadline is over. */
export function JobApply({ job }: JobApplyProps) {
  const { t } = useTranslation('job');
  const [now] = useState(() => Date.now());
  const { title, contactEmail, deadline } = job;
  if (deadline !== '' && Date.parse(deadline) <= now) {
    return (
      <Alert severity="info" sx={{ mt: 5 }}>
        {t('apply.over')}
      </Alert>
    );
  }
  const subject = encodeURIComponent(t('apply.subject', { title }));
  const href = contactEmail && safeHref(`mailto:${contactEmail}?subject=${subject}`);
  if (!href) return null;
  return (
    <Box sx={{ mt: 5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button href={href} variant="contained" size="large" startIcon={<MailIcon />}>
        {t('apply.byMail')}
      </Button>
      <Typography variant="body2" dir="ltr" sx={{ color: 'text.secondary' }}>
        {contactEmail}
      </Typography>
    </Box>
  );
}
