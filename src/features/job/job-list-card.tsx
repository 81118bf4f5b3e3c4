import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { RowSwitch } from '#src/admin/list/cells/row-switch.tsx';
import { RowTitle } from '#src/admin/list/cells/row-title.tsx';
import { TranslationChip } from '#src/admin/list/cells/translation-chip.tsx';
import { isShown, STATUS } from '#src/api/fields/status.ts';
import { useNow } from '#src/components/use-now.ts';
import { formatEndDay, formatEndTime } from '#src/i18n/format/format-end.ts';
import { isExpired, jobPhase } from './job-phase.ts';
import { useSalaryText } from './public/use-salary-text.ts';
import type { Job } from './schema.ts';
import { jobTypeText } from './job-type-text.ts';

type JobListCardProps = { job: Job; actions: ReactNode };

/** A row of the list on phones. Its parts are also cells of the grid. */
export function JobListCard({ job, actions }: JobListCardProps) {
  const salaryText = useSalaryText();
  return (
    <>
      <JobTitle job={job} />
      <Box sx={{ mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 1.5, typography: 'body2' }}>
        <span>{job.city}</span>
        <span>{salaryText(job)}</span>
        <JobDeadline job={job} />
      </Box>
      <Box sx={{ mt: 0.5, display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <JobSwitch job={job} />
        {actions}
      </Box>
    </>
  );
}

type JobTitleProps = { job: Job };

export function JobTitle({ job }: JobTitleProps) {
  const { t } = useTranslation('recruitment-info');
  const { t: jobT } = useTranslation('job');
  const { id, title, department, type, headcount } = job;
  const parts = [
    department,
    jobTypeText(jobT, type),
    headcount > 0 ? t('toHire', { count: headcount }) : '',
  ];
  return (
    <Box className="row-opens" sx={{ minWidth: 0, width: 1, lineHeight: 1.4 }}>
      <Typography variant="subtitle2" component="div" noWrap title={title}>
        <RowTitle to={editPathOf(id)}>{title}</RowTitle>
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TranslationChip record={job} />
        <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
          {parts.filter((part) => part !== '').join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
}

type JobDeadlineProps = { job: Job };

export function JobDeadline({ job }: JobDeadlineProps) {
  const { t } = useTranslation('recruitment-info');
  const now = useNow();
  const { deadline } = job;
  if (deadline === '') return t('deadline.none');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {isExpired(job, now) && (
        <Chip
          size="small"
          color="warning"
          label={t('deadline.expired')}
          sx={{ height: '1.25rem' }}
        />
      )}
      <time dateTime={deadline} title={formatEndTime(deadline)}>
        {formatEndDay(deadline)}
      </time>
    </Box>
  );
}

type JobSwitchProps = { job: Job };

const COLORS = {
  scheduled: 'info.text',
  open: 'success.text',
  expired: 'warning.text',
  closed: 'text.secondary',
} as const;

export function JobSwitch({ job }: JobSwitchProps) {
  const { t } = useTranslation('recruitment-info');
  const now = useNow();
  const { id, title: name, status } = job;
  return (
    <RowSwitch
      id={id}
      name={name}
      label={t('publish.label', { name })}
      checked={isShown({ status })}
      change={(checked) => ({ status: statusOf(checked) })}
      done={(checked) => t(checked ? 'publish.published' : 'publish.closed', { name })}
    >
      {(checked) => {
        const phase = jobPhase({ ...job, status: statusOf(checked) }, now);
        return (
          <Box component="span" sx={{ color: COLORS[phase] }}>
            {t(`phase.${phase}`)}
          </Box>
        );
      }}
    </RowSwitch>
  );
}

const statusOf = (checked: boolean) => (checked ? STATUS.shown : STATUS.hidden);
