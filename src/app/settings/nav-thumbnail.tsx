import Box from '@mui/material/Box';
import type { Settings } from '#src/settings/schema.ts';

type NavThumbnailProps = { layout: Settings['navLayout']; color: Settings['navColor'] };

const LINES = [0, 1, 2];

/** A miniature of the back office with this menu layout and colour. */
export function NavThumbnail({ layout, color }: NavThumbnailProps) {
  const isRow = layout === 'horizontal';
  return (
    <Box aria-hidden sx={{ ...frame, flexDirection: isRow ? 'column' : 'row' }}>
      <Box sx={{ ...menu, ...MENU[layout], ...(color === 'apparent' ? apparent : integrate) }}>
        <Box sx={{ ...line, width: isRow ? 8 : '60%', bgcolor: 'primary.main' }} />
        {LINES.map((index) => (
          <Box key={index} sx={{ ...line, width: isRow ? 10 : '100%' }} />
        ))}
      </Box>
      <Box sx={{ flexGrow: 1, p: 0.5 }}>
        <Box sx={{ height: '100%', borderRadius: 0.5, bgcolor: 'primary.main', opacity: 0.24 }} />
      </Box>
    </Box>
  );
}

const MENU = {
  vertical: { width: '36%', flexDirection: 'column' },
  mini: { width: '16%', flexDirection: 'column' },
  horizontal: { height: 12, flexDirection: 'row', alignItems: 'center' },
} as const;

const frame = {
  display: 'flex',
  width: '100%',
  maxWidth: 96,
  height: 52,
  overflow: 'hidden',
  borderRadius: 0.75,
  border: 1,
  borderColor: 'outline',
  bgcolor: 'background.paper',
  // Drawn with background colours only, which forced colours would remove.
  forcedColorAdjust: 'none',
} as const;

const menu = { display: 'flex', gap: '4px', p: 0.5, flexShrink: 0 } as const;
const line = { height: 4, borderRadius: 2, bgcolor: 'currentColor', opacity: 0.8 } as const;
const integrate = { bgcolor: 'background.neutral', color: 'text.disabled' } as const;
const apparent = { bgcolor: 'grey.900', color: 'grey.500' } as const;
