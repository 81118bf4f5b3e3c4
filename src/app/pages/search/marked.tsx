import Box from '@mui/material/Box';
import { splitAtWords } from './match-words.ts';

type MarkedProps = { text: string; words: readonly string[] };

export function Marked({ text, words }: MarkedProps) {
  return splitAtWords(text, words).map(({ text: piece, isMatch }, index) => (
    // A piece has no id, and the same one may come again.
    // oxlint-disable-next-line react/no-array-index-key
    <Box key={index} component={isMatch ? 'mark' : 'span'} sx={[isMatch && styles]}>
      {piece}
    </Box>
  ));
}

const styles = {
  borderRadius: 0.5,
  color: 'text.primary',
  bgcolor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.28)',
  '@media (forced-colors: active)': { color: 'MarkText', bgcolor: 'Mark' },
};
