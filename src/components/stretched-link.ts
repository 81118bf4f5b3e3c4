/**
 * Styles that extend the click area of a link to its card, which needs `position: relative`; its
 * accessible name is still its own text. Text after `lines` lines is cut.
 */
export const stretchedLink = (lines: number) =>
  ({
    ...cutAfter(lines),
    position: 'static',
    color: 'inherit',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '8px' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: '2px solid var(--mui-palette-primary-text)',
      outlineOffset: 4,
    },
  }) as const;

/** Styles that cut a text with … after a number of lines, which may differ by breakpoint. */
export const cutAfter = <Lines extends number | { xs: number; sm: number }>(lines: Lines) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;
