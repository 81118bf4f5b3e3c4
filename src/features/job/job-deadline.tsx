import Chip from '@mui/material/Chip';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#src/i18n/format-date-time.ts';
import { formatDate } from '#src/i18n/format.ts';
import { isOver } from './job-phase.ts';
import type { Job } from './schema.ts';

type JobDeadlineProps = { job: Job };

/** Until when one can apply; marked where that is over. */
export function JobDeadline({ job }: JobDeadlineProps) {
  const { t } = useTranslation('recruitment-info');
  const [now] = useState(() => Date.now());
  const { deadline } = job;
  if (deadline === '') return t('deadline.none');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
      {isOver(job, now) && (
        <Chip size="small" color="warning" label={t('deadline.over')} sx={{ height: 20 }} />
      )}
      <time dateTime={deadline} title={formatDateTime(deadline)}>
        {formatDate(deadline)}
      </time>
    </Box>
  );
}
