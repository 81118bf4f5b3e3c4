import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type WaitingProps = { sx?: SxProps; children: ReactNode };

/** A busy region for skeletons, invisible for the first 150 ms. */
export function BusyRegion({ sx, children }: WaitingProps) {
  const { t } = useTranslation();
  return (
    <Box
      aria-busy
      aria-label={t('loading')}
      role="status"
      sx={[
        { '@keyframes appear': { from: { opacity: 0 } }, animation: 'appear 0.2s 0.15s both' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
