import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { InfoTip } from './info-tip.tsx';

type ToggleTileProps = {
  label: string;
  icon: ReactNode;
  tip?: string;
  /** What the switch does, below its name. */
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A switch with an icon; a click anywhere on the tile toggles it. */
export function ToggleTile({ label, icon, tip, hint, checked, onChange }: ToggleTileProps) {
  const hintId = useId();
  return (
    <Box sx={{ position: 'relative', display: 'grid' }}>
      <Box component="label" data-chosen={checked} sx={tile}>
        {icon}
        <Switch
          size="small"
          checked={checked}
          onChange={(_, next) => onChange(next)}
          slotProps={{ input: { 'aria-describedby': hint === undefined ? undefined : hintId } }}
          sx={{ justifySelf: 'end' }}
        />
        <Box component="span" sx={{ gridColumn: '1 / -1' }}>
          {label}
        </Box>
      </Box>
      {hint && (
        <Typography
          id={hintId}
          variant="caption"
          sx={{ px: 1.5, pt: 0.5, color: 'text.secondary' }}
        >
          {hint}
        </Typography>
      )}
      {tip && (
        <Box sx={{ position: 'absolute', insetInlineEnd: 8, bottom: 8 }}>
          <InfoTip text={tip} />
        </Box>
      )}
    </Box>
  );
}

const tile = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  rowGap: 1.5,
  p: 1.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'outline',
  typography: 'body2',
  fontWeight: 500,
  cursor: 'pointer',
  transition: 'background-color 0.15s',
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-chosen="true"]': { bgcolor: 'rgba(var(--mui-palette-primary-tintChannel) / 0.12)' },
} as const;
