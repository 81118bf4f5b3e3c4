import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useRowLinks } from '#src/admin/list/core/row-links.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { RowTitle } from '#src/admin/list/cells/row-title.tsx';
import { patchRecord } from '#src/api/patch-record.ts';
import { isShown, STATUS } from '#src/api/status.ts';
import type { Status } from '#src/api/status.ts';
import { useNow } from '#src/components/use-now.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatEndDay, formatEndTime } from '#src/i18n/format-end.ts';
import { isNotFound } from '#src/lib/errors/api-error.ts';
import { jobAdminApi } from './admin-api.ts';
import { isExpired, jobPhase } from './job-phase.ts';
import { useSalaryText } from './public/use-salary-text.ts';
import type { Job } from './schema.ts';
import { jobTypeText } from './job-type-text.ts';

type JobListCardProps = { job: Job; actions: ReactNode };

/** A row of the list on phones. Its parts are cells of the grid too. */
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
      <Typography variant="caption" component="div" noWrap sx={{ color: 'text.secondary' }}>
        {parts.filter((part) => part !== '').join(' · ')}
      </Typography>
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

/** Optimistic: shows the new status at once and reverts it if the call fails. */
export function JobSwitch({ job }: JobSwitchProps) {
  const { t } = useTranslation('recruitment-info');
  const now = useNow();
  const { may } = useRowLinks();
  const { mutate, isPending, variables } = usePublishJob(job);
  const status = isPending ? variables : job.status;
  const phase = jobPhase({ ...job, status }, now);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Switch
        size="small"
        checked={isShown({ status })}
        disabled={!may('edit')}
        onChange={(_event, checked) => mutate(checked ? STATUS.shown : STATUS.hidden)}
        slotProps={{
          input: { 'aria-label': t('publish.label', { name: job.title }), 'aria-busy': isPending },
        }}
      />
      <Box component="span" sx={{ typography: 'body2', color: COLORS[phase] }}>
        {t(`phase.${phase}`)}
      </Box>
    </Box>
  );
}

function usePublishJob({ id, title: name }: Job) {
  const { t } = useTranslation('recruitment-info');
  const client = useQueryClient();
  return useMutation({
    // Calls run one after another, so that the last click wins.
    scope: { id: `publish-${id}` },
    mutationFn: async (status: Status) => {
      await patchRecord(client, jobAdminApi, id, { status });
      // Waits for the new rows, as the switch shows their value once the mutation has ended.
      await client.invalidateQueries({ queryKey: [jobAdminApi.name] });
    },
    onSuccess: (_data, status) =>
      toast.success(t(isShown({ status }) ? 'publish.published' : 'publish.closed', { name })),
    onError: (error) =>
      isNotFound(error)
        ? toast.error(t('publish.gone', { name }))
        : toast.error(t('publish.failed', { name }), { description: errorMessage(error) }),
  });
}
