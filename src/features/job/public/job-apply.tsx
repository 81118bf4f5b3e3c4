import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { useNow } from '#src/components/use-now.ts';
import { isExpired } from '../job-phase.ts';
import type { Job } from '../schema.ts';
import { useApplyMail } from './apply-mail.ts';

type JobApplyProps = {
  job: Job;
  /** Recipient if the job has none of its own; '' if there is none, undefined while not loaded. */
  companyEmail: string | undefined;
  apply: ReactNode;
};

/** How to apply, or a note why it is not possible. */
export function JobApply({ job, companyEmail, apply }: JobApplyProps) {
  const { t } = useTranslation('job');
  const now = useNow();
  const mail = useApplyMail()(job, companyEmail);
  if (isExpired(job, now)) {
    return <ApplyNote>{t('apply.expired')}</ApplyNote>;
  }
  if (mail === null) return <Box sx={applyStyles}>{apply}</Box>;
  return (
    <Box sx={applyStyles}>
      {apply}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <Link href={mail.href} variant="body2" dir="ltr" color="text.secondary" sx={addressStyles}>
          {mail.email}
        </Link>
        <CopyButton text={mail.email} label={t('apply.address')} />
      </Box>
    </Box>
  );
}

const applyStyles = {
  mt: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
};

const addressStyles = {
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { py: 1.5 },
} as const;

type ApplyNoteProps = { children: ReactNode };

function ApplyNote({ children }: ApplyNoteProps) {
  return (
    <Box sx={noteStyles}>
      <InfoIcon fontSize="small" sx={{ mt: '2px', color: 'info.text' }} />
      <span>{children}</span>
    </Box>
  );
}

const noteStyles = {
  mt: 5,
  px: 2,
  py: 1.5,
  display: 'flex',
  gap: 1.5,
  borderRadius: 1,
  bgcolor: 'rgba(var(--mui-palette-info-tintChannel) / 0.12)',
  '@media (forced-colors: active)': { border: '1px solid' },
};
