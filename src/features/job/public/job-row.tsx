import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useNow } from '#src/components/use-now.ts';
import { stretchedLink } from '#src/components/stretched-link.ts';
import { formatPublicDate } from '#src/i18n/format.ts';
import { isOver } from '../job-phase.ts';
import type { Job } from '../schema.ts';
import { jobAddress } from './job-address.ts';
import { rowStyles } from './job-row-styles.ts';
import { JobSalary } from './job-salary.tsx';
import { OverMark } from './over-mark.tsx';
import { useApplyMail } from './use-apply-mail.ts';
import type { WayBack } from './use-way-back.ts';

type JobRowProps = {
  job: Job;
  component?: 'h2' | 'h3';
  /** Where to apply if the position names no address. */
  companyEmail?: string | undefined;
  wayBack: WayBack;
};

/** A position as a row: title, city, type, date, salary, and the mail that applies for it (P7). */
export function JobRow({ job, component = 'h2', companyEmail, wayBack }: JobRowProps) {
  const { t } = useTranslation('job');
  const now = useNow();
  const { id, title, city, type, department, publishTime, deadline } = job;
  const isClosed = isOver(job, now);
  const mail = useApplyMail()(job, companyEmail);
  return (
    <Box component="article" sx={rowStyles.row}>
      <Box sx={rowStyles.what}>
        <Typography variant="h6" component={component} sx={{ overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={jobAddress(id)}
            state={wayBack}
            underline="hover"
            sx={[stretchedLink(2), isClosed && { color: 'text.secondary' }]}
          >
            {title}
          </Link>
        </Typography>
        <Box sx={rowStyles.meta}>
          {isClosed && <OverMark />}
          {city && <span>{city}</span>}
          <span>{t(`type.${type}`)}</span>
          {department && <span>{department}</span>}
          {publishTime && (
            <time dateTime={publishTime}>
              {t('row.published', { date: formatPublicDate(publishTime) })}
            </time>
          )}
          {deadline && !isClosed && (
            <time dateTime={deadline}>
              {t('row.deadline', { date: formatPublicDate(deadline) })}
            </time>
          )}
        </Box>
      </Box>
      <Box sx={[rowStyles.salary, { color: isClosed ? 'text.secondary' : 'brand.text' }]}>
        <JobSalary job={job} />
      </Box>
      {mail && !isClosed && (
        <Button
          href={mail.href}
          variant="soft"
          color="secondary"
          startIcon={<MailIcon />}
          aria-label={t('apply.byMailFor', { title })}
          // Above the row's own link.
          sx={[rowStyles.apply, { position: 'relative', zIndex: 1 }]}
        >
          {t('apply.byMail')}
        </Button>
      )}
    </Box>
  );
}
