import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isShown, STATUS } from '#src/api/status.ts';
import { jobPhase } from './job-phase.ts';
import type { Job } from './schema.ts';
import { usePublishJob } from './use-publish-job.ts';

type JobSwitchProps = { job: Job };

const COLORS = {
  scheduled: 'info.text',
  open: 'success.text',
  over: 'warning.text',
  closed: 'text.secondary',
} as const;

/** Publishes and closes a position where it stands in the list, and says what visitors have of it. */
export function JobSwitch({ job }: JobSwitchProps) {
  const { t } = useTranslation('recruitment-info');
  const [now] = useState(() => Date.now());
  const { mutate, isPending, variables } = usePublishJob(job);
  const status = isPending ? variables : job.status;
  const phase = jobPhase({ ...job, status }, now);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}>
      <Switch
        size="small"
        checked={isShown({ status })}
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
