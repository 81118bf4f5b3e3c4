import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '#src/admin/list/status-chip.tsx';
import { HonorTitle } from './honor-title.tsx';
import { HonorValidity } from './honor-validity.tsx';
import type { Honor } from './schema.ts';

type HonorListCardProps = { honor: Honor; actions: ReactNode };

/** An honor in the list on phones. */
export function HonorListCard({ honor, actions }: HonorListCardProps) {
  const { t } = useTranslation('honor');
  return (
    <>
      <HonorTitle honor={honor} />
      <Box sx={{ mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        <StatusChip status={honor.status} />
        <Box sx={{ flexGrow: 1, typography: 'caption', color: 'text.secondary' }}>
          {honor.level && <div>{t(`level.${honor.level}`)}</div>}
          <HonorValidity honor={honor} />
        </Box>
        {actions}
      </Box>
    </>
  );
}
