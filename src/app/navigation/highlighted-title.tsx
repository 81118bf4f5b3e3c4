import Box from '@mui/material/Box';

type HighlightedTitleProps = { title: string; marks: ReadonlySet<number> };

/** A title with the characters that fit the search set off. */
export function HighlightedTitle({ title, marks }: HighlightedTitleProps) {
  return runs(title, marks).map(({ text, isMarked, at }) =>
    isMarked ? (
      <Box component="mark" key={at} sx={markStyle}>
        {text}
      </Box>
    ) : (
      <span key={at}>{text}</span>
    ),
  );
}

type Run = { text: string; isMarked: boolean; at: number };

function runs(title: string, marks: ReadonlySet<number>): Run[] {
  const found: Run[] = [];
  for (let at = 0; at < title.length; at += 1) {
    const last = found.at(-1);
    const text = title.charAt(at);
    const isMarked = marks.has(at);
    if (last?.isMarked === isMarked) last.text += text;
    else found.push({ text, isMarked, at });
  }
  return found;
}

const markStyle = { color: 'primary.text', bgcolor: 'transparent', fontWeight: 700 };
