import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Keyboard hints, hidden on touch devices. */
export function PaletteKeys() {
  const { t } = useTranslation('navbar');
  const keys = [
    { caps: ['↑', '↓'], does: t('search.keys.move') },
    { caps: ['↵'], does: t('search.keys.open') },
    { caps: ['Esc'], does: t('search.keys.close') },
  ];
  return (
    <Box aria-hidden sx={footStyle}>
      {keys.map(({ caps, does }) => (
        <Box key={does} sx={{ display: 'flex', gap: 0.5 }}>
          {caps.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
          {does}
        </Box>
      ))}
    </Box>
  );
}

const footStyle = {
  display: 'flex',
  gap: 2.5,
  px: 2.5,
  py: 1.25,
  typography: 'caption',
  color: 'text.secondary',
  borderTop: 1,
  borderColor: 'divider',
  '@media (pointer: coarse)': { display: 'none' },
  '& kbd': {
    px: 0.75,
    font: 'inherit',
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
  },
};
