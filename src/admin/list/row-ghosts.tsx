import Box from '@mui/material/Box';
import { Ghost } from '#src/components/ghost.tsx';
import { Waiting } from '#src/components/waiting.tsx';

const ROWS = [0, 1, 2, 3, 4, 5];

/** A list on its way: rows with a picture, two lines, a state and tools. */
export function RowGhosts() {
  return (
    <Waiting sx={{ px: 2 }}>
      {ROWS.map((row) => (
        <Box key={row} sx={rowStyles}>
          <Ghost ratio={1} sx={{ width: 20, flexShrink: 0 }} />
          <Ghost ratio={3 / 2} sx={{ width: 64, flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            {/* Titles are not all of one length. */}
            <Ghost sx={{ typography: 'subtitle2', maxWidth: 320 - (row % 3) * 60 }} />
            <Ghost sx={{ typography: 'body2', maxWidth: 160 + (row % 2) * 40 }} />
          </Box>
          <Ghost sx={{ typography: 'h6', width: 48, ...onWideScreens }} />
          <Ghost sx={{ typography: 'body1', width: 56, ...onWideScreens }} />
        </Box>
      ))}
    </Waiting>
  );
}

const rowStyles = {
  minHeight: 72,
  py: 1,
  gap: 2,
  display: 'flex',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
const onWideScreens = { display: { xs: 'none', sm: 'block' } };
