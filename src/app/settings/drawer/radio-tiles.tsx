import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId } from 'react';

type RadioTilesProps<Value extends string> = {
  /** Accessible name of the group. */
  label: string;
  /** Null where none of the tiles is chosen, but something beside them. */
  value: Value | null;
  options: readonly { value: Value; label: string; picture?: ReactNode }[];
  columns: number;
  /** Shows only the pictures; the labels remain as accessible names and tooltips. */
  hideLabels?: boolean;
  onChange: (value: Value) => void;
};

/** A radio group drawn as tiles; the radio buttons are native, so that arrow keys work without code. */
export function RadioTiles<Value extends string>(props: RadioTilesProps<Value>) {
  const { label, value, options, columns, hideLabels = false, onChange } = props;
  const name = useId();

  return (
    <Box
      role="radiogroup"
      aria-label={label}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
    >
      {options.map((option) => (
        <Tooltip key={option.value} title={hideLabels ? option.label : undefined}>
          {/* MUI's Tooltip sets `aria-label` on its child, but here the radio button has to have it. */}
          <Box
            component="label"
            aria-label={undefined}
            data-chosen={option.value === value}
            sx={tile}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={hideLabels ? option.label : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            {!hideLabels && option.label}
          </Box>
        </Tooltip>
      ))}
    </Box>
  );
}

const tile = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 1,
  p: 1,
  minHeight: 44,
  borderRadius: 1,
  border: 1,
  borderColor: 'outline',
  typography: 'caption',
  textAlign: 'center',
  color: 'text.secondary',
  cursor: 'pointer',
  transition: 'background-color 0.15s, border-color 0.15s',
  '& input': { position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[data-chosen="true"]': {
    color: 'text.primary',
    fontWeight: 600,
    borderColor: 'primary.text',
    boxShadow: '0 0 0 1px var(--mui-palette-primary-text)',
    bgcolor: 'rgba(var(--mui-palette-primary-tintChannel) / 0.12)',
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
  '&:has(:focus-visible)': {
    outline: '2px solid var(--mui-palette-primary-text)',
    outlineOffset: '2px',
  },
  // Firefox before 121.
  '@supports not selector(:has(a))': {
    '&:focus-within': { outline: '2px solid var(--mui-palette-primary-text)' },
  },
} as const;
