import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ToolButton } from './tool-button.tsx';

type NeighboursProps = {
  /** From 1. */
  position: number;
  count: number;
  busy: boolean;
  onStep: (step: 1 | -1) => void;
};

/** The one before and the one after, and where in the list this one stands. */
export function Neighbours({ position, count, busy, onStep }: NeighboursProps) {
  const { t } = useTranslation('crud');
  return (
    <Box
      component="nav"
      aria-label={t('neighbours.label')}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, '& svg:dir(rtl)': mirrored }}
    >
      <ToolButton
        label={t('neighbours.previous')}
        busy={busy}
        disabled={position === 1}
        onClick={() => onStep(-1)}
      >
        <PreviousIcon />
      </ToolButton>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        {t('neighbours.position', { position, count })}
      </Typography>
      <ToolButton
        label={t('neighbours.next')}
        busy={busy}
        disabled={position === count}
        onClick={() => onStep(1)}
      >
        <NextIcon />
      </ToolButton>
    </Box>
  );
}

const mirrored = { transform: 'scaleX(-1)' };
