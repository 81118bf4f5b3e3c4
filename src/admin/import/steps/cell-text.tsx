import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

type CellTextProps = {
  text: string;
  /** The message of its problem. */
  problem?: string | undefined;
  /** The current value of the record. */
  before?: string | undefined;
};

const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  whiteSpace: 'pre-line',
} as const;

/** A cell with its problem or the former value below it. */
export function CellText({ text, problem, before }: CellTextProps) {
  return (
    <Box sx={{ minWidth: 0, width: 1 }}>
      <Box sx={clamped}>{text}</Box>
      {problem !== undefined && (
        <Typography variant="caption" component="div" sx={{ color: 'error.text' }}>
          {problem}
        </Typography>
      )}
      {problem === undefined && before !== undefined && (
        <Typography
          variant="caption"
          component="div"
          sx={{ ...clamped, WebkitLineClamp: 1, color: 'text.secondary' }}
        >
          {before}
        </Typography>
      )}
    </Box>
  );
}
