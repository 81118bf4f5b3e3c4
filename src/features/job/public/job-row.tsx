import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { Badge } from '#src/components/badge.tsx';
import { LightSkeleton } from '#src/components/loading/light-skeleton.tsx';
import { stretchedLink } from '#src/components/stretched-link.ts';
import { useNow } from '#src/components/use-now.ts';
import { RouterLink } from '#src/components/router-link.tsx';
import { formatPublicDate } from '#src/i18n/format/format.ts';
import { isExpired } from '../job-phase.ts';
import type { Job } from '../schema.ts';
import { jobAddress } from './job-address.ts';
import { JobSalary } from './job-salary.tsx';
import { useApplyMail } from './apply-mail.ts';
import { jobTypeText } from '../job-type-text.ts';

type JobRowProps = {
  job: Job;
  component?: 'h2' | 'h3';
  /** Recipient if the job has none of its own. */
  companyEmail?: string | undefined;
  /** Address of the list to which the visitor can return. */
  jobList: string;
};

export function JobRow({ job: read, component = 'h2', companyEmail, jobList }: JobRowProps) {
  const job = localized(read);
  const { t } = useTranslation('job');
  const now = useNow();
  const { id, title, city, type, department, publishTime, deadline } = job;
  const isPast = isExpired(job, now);
  const mail = useApplyMail()(job, companyEmail);
  return (
    <Box component="article" sx={rowStyles.row}>
      <Box sx={rowStyles.what}>
        <Typography variant="h6" component={component} sx={{ overflowWrap: 'anywhere' }}>
          <RouterLink
            to={jobAddress(id)}
            state={{ jobList }}
            lang={langOf(job, 'title')}
            underline="hover"
            sx={[stretchedLink(2), isPast && { color: 'text.secondary' }]}
          >
            {title}
          </RouterLink>
        </Typography>
        <Box sx={rowStyles.meta}>
          {isPast && <Badge color="warning">{t('expired')}</Badge>}
          {city && <span lang={langOf(job, 'city')}>{city}</span>}
          {type && <span>{jobTypeText(t, type)}</span>}
          {department && <span lang={langOf(job, 'department')}>{department}</span>}
          {publishTime && (
            <time dateTime={publishTime}>
              {t('row.published', { date: formatPublicDate(publishTime) })}
            </time>
          )}
          {deadline && !isPast && (
            <time dateTime={deadline}>
              {t('row.deadline', { date: formatPublicDate(deadline) })}
            </time>
          )}
        </Box>
      </Box>
      <Box sx={[rowStyles.salary, { color: isPast ? 'text.secondary' : 'brand.text' }]}>
        <JobSalary job={job} />
      </Box>
      {mail && !isPast && (
        <Button
          href={mail.href}
          variant="soft"
          color="secondary"
          startIcon={<MailIcon />}
          aria-label={t('apply.byMailFor', { title })}
          // Above the stretched link of the row.
          sx={[rowStyles.apply, { position: 'relative', zIndex: 1 }]}
        >
          {t('apply.byMail')}
        </Button>
      )}
    </Box>
  );
}

export function JobRowSkeleton() {
  return (
    <Box sx={rowStyles.row}>
      <Box sx={rowStyles.what}>
        <LightSkeleton sx={{ width: { xs: '64%', md: '40%' }, typography: 'h6' }} />
        <LightSkeleton sx={{ mt: 0.75, width: { xs: '88%', md: '56%' }, typography: 'body2' }} />
      </Box>
      <Box sx={rowStyles.salary}>
        <LightSkeleton sx={{ width: 96 }} />
      </Box>
      <Box sx={rowStyles.apply}>
        <LightSkeleton sx={{ width: 104 }} />
      </Box>
    </Box>
  );
}

const rowStyles = {
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 168px 176px' },
    gridTemplateAreas: {
      xs: '"what what" "salary apply"',
      md: '"what salary apply"',
    },
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1.5,
    minHeight: { md: 112 },
    py: { xs: 2.5, md: 3 },
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
  },
  what: { gridArea: 'what', minWidth: 0 },
  meta: {
    mt: 0.75,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 2,
    rowGap: 0.25,
    color: 'text.secondary',
    typography: 'body2',
  },
  salary: {
    gridArea: 'salary',
    lineHeight: 1.8,
    fontFamily: 'h1.fontFamily',
    fontSize: '1.25rem',
    fontWeight: 600,
  },
  apply: { gridArea: 'apply', justifySelf: 'end', whiteSpace: 'nowrap' },
} as const;
