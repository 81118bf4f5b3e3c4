import Box from '@mui/material/Box';
import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { typedText } from '#src/lib/text/typed-text.ts';

type HintAndCountProps = { hint: string | undefined; typed: string; max: number };

/** Share of the maximum from which on the counter is shown. */
const NEAR = 0.8;

/** Below a text field: its hint or error, and how much of it is used. */
export function HintAndCount({ hint, typed, max }: HintAndCountProps) {
  const { length } = graphemesOf(typedText(typed));
  const count = `${length}/${max}`;
  // Hidden by `visibility`, so that the form does not jump when it appears.
  const near = { visibility: length < NEAR * max ? 'hidden' : 'visible' } as const;
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>{hint}</span> <span style={near}>{count}</span>
    </Box>
  );
}
