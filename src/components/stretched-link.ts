/**
 * For a card's one link, in a card with `position: relative`: the whole card takes the click, while
 * a screen reader hears only the link's own text. Lines after `lines` are cut.
 */
export const stretchedLink = (lines: number) =>
  ({
    ...cutAfter(lines),
    position: 'static',
    color: 'inherit',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: '2px solid var(--mui-palette-primary-text)',
      outlineOffset: 4,
    },
  }) as const;

/** Ends a text with … after so many lines, which may differ by width. */
export const cutAfter = <Lines extends number | { xs: number; sm: number }>(lines: Lines) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;
