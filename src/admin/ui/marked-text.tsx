import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { changedWords, wordsOf } from '#src/lib/text/changed-words.ts';

type MarkedTextProps = {
  text: string;
  /** The text it is compared with. */
  other: string;
};

/** A text, with the words marked that the other one lacks. */
export function MarkedText({ text, other }: MarkedTextProps) {
  const parts = useMemo(() => partsOf(text, other), [text, other]);
  return parts.map(({ start, text, isChanged }) =>
    isChanged ? (
      <Box
        key={start}
        component="mark"
        sx={{
          color: 'inherit',
          bgcolor: 'rgba(var(--mui-palette-warning-mainChannel) / 0.32)',
        }}
      >
        {text}
      </Box>
    ) : (
      text
    ),
  );
}

type Part = { start: number; text: string; isChanged: boolean };

function partsOf(text: string, other: string): Part[] {
  const words = wordsOf(text);
  const changed = changedWords(words, wordsOf(other));
  const parts: Part[] = [];
  let start = 0;
  for (const [index, word] of words.entries()) {
    const isChanged = changed[index] ?? false;
    const last = parts.at(-1);
    if (last?.isChanged === isChanged) last.text += word;
    else parts.push({ start, text: word, isChanged });
    start += word.length;
  }
  return parts;
}
