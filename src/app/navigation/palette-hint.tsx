import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type PaletteHintProps = { title: string; hint: string };

/** What the search says where it has nothing to list. */
export function PaletteHint({ title, hint }: PaletteHintProps) {
  return (
    <Box sx={hintStyle}>
      <Typography variant="subtitle1" component="p">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {hint}
      </Typography>
    </Box>
  );
}

const hintStyle = {
  px: 3,
  py: 2.5,
  textAlign: 'center',
  // Alone in the list's place it stands in the middle.
  '&:only-child': { my: 'auto' },
};
