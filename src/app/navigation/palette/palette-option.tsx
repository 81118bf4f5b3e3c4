import Box from '@mui/material/Box';
import type { HTMLAttributes } from 'react';
import { withAlpha } from '#src/theme/css-var.ts';
import type { SearchHit } from './search.ts';

type PaletteOptionProps = { hit: SearchHit; optionProps: HTMLAttributes<HTMLLIElement> };

export function PaletteOption({ hit, optionProps }: PaletteOptionProps) {
  return (
    <Box component="li" {...optionProps} sx={optionStyle}>
      <hit.icon sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ typography: 'body2', fontWeight: 500 }}>
          <HighlightedTitle title={hit.title} marks={hit.marks} />
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{hit.parents.join(' / ')}</Box>
      </Box>
    </Box>
  );
}

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 1.5,
  py: 0.75,
  minHeight: 52,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': {
    bgcolor: withAlpha('primary', 'tint', 0.16),
    // Visible in forced colours, where backgrounds are dropped.
    outline: '1px solid transparent',
    outlineOffset: -1,
  },
};

type HighlightedTitleProps = { title: string; marks: ReadonlySet<number> };

function HighlightedTitle({ title, marks }: HighlightedTitleProps) {
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
