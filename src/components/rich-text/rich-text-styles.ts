import { SAID, SPEAKER } from '#src/lib/html/mark-quotes.ts';

/**
 * Chinese article typography for visitors' pages and the editor: 16 px with a line height of 1.75, at
 * most 38 characters a line. The parent may set `--article-size`.
 */
export const richTextStyles = {
  fontSize: 'var(--article-size, 1rem)',
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  '& > *': { maxInlineSize: 'min(100%, 38em)' },

  '& :where(p)': { marginBlock: '0 1em', textWrap: 'pretty' },
  '& :where(h2, h3, h4)': {
    marginBlock: '1.6em 0.6em',
    fontFamily: 'h4.fontFamily',
    fontWeight: 700,
    lineHeight: 1.3,
  },
  '& h2': { fontSize: '1.5em' },
  '& h3': { fontSize: '1.25em' },
  '& h4': { fontSize: '1.0625em' },
  '& .align-center': { textAlign: 'center' },
  '& .align-end': { textAlign: 'end' },
  '& .align-justify': { textAlign: 'justify' },
  '& strong, & b': { fontWeight: 700 },
  // Chinese has no italics: emphasis is shown as dots, as in print.
  '& em, & i': {
    fontStyle: 'italic',
    fontSynthesis: 'style',
    '&:lang(zh)': {
      fontStyle: 'normal',
      textEmphasis: 'filled dot',
      textEmphasisPosition: 'under right',
    },
  },
  '& mark': {
    color: 'inherit',
    backgroundColor: 'rgba(var(--mui-palette-warning-tintChannel) / 0.32)',
  },

  '& a': {
    color: 'primary.text',
    textDecorationColor: 'rgba(var(--mui-palette-primary-textChannel) / 0.4)',
    textUnderlineOffset: '0.2em',
    '&:hover': { textDecorationColor: 'currentColor' },
  },

  '& :where(ul, ol)': { marginBlock: '0 1em', paddingInlineStart: '1.6em' },
  '& li': {
    marginBlock: '0.25em',
    '& > p': { marginBlock: 0 },
    '& > ul, & > ol': { marginBlock: 0 },
  },
  '& li::marker': { color: 'text.secondary' },
  '& dt': { fontWeight: 600 },
  '& dd': {
    marginBlock: '0 0.5em',
    marginInlineStart: '1.6em',
    '& > p': { marginBlock: 0 },
    '& > ul, & > ol': { marginBlock: 0 },
  },

  '& :where(blockquote)': {
    marginBlock: '1.25em',
    marginInline: 0,
    paddingBlock: '0.25em',
    paddingInlineStart: '1.25em',
    borderInlineStart: '3px solid var(--mui-palette-brand-main)',
    color: 'text.secondary',
    '& > :last-child': { marginBlockEnd: 0 },
  },
  // The customer's own words, with their name.
  [`& blockquote.${SAID}`]: {
    marginBlock: '2em',
    color: 'text.primary',
    fontSize: '1.25em',
    fontWeight: 500,
    lineHeight: 1.6,
  },
  [`& blockquote > .${SPEAKER}`]: {
    marginBlockStart: '0.75em',
    color: 'text.secondary',
    fontSize: '0.8em',
    fontWeight: 400,
  },
  '& :where(hr)': {
    marginBlock: '2em',
    border: 0,
    borderBlockStart: '1px solid var(--mui-palette-divider)',
  },
  '& code, & kbd': {
    paddingInline: '0.3em',
    borderRadius: '4px',
    bgcolor: 'background.neutral',
    fontFamily: 'ui-monospace, "SFMono-Regular", Consolas, monospace',
    fontSize: '0.875em',
  },
  '& :where(pre)': {
    marginBlock: '1.25em',
    padding: 2,
    borderRadius: '8px',
    bgcolor: 'background.neutral',
    overflowX: 'auto',
    lineHeight: 1.6,
    '& code': { padding: 0, bgcolor: 'transparent' },
  },

  '& :where(figure)': { marginBlock: '1.5em', marginInline: 0 },
  '& :where(img)': {
    display: 'block',
    maxInlineSize: '100%',
    height: 'auto',
    marginInline: 'auto',
    borderRadius: '8px',
  },
  '& :where(p > img), & > :where(img), & > a > :where(img)': { marginBlock: '1.5em' },
  // A slice of a long picture has no margin to the one above; only the editor wraps that one in a figure.
  '& > img + .joined, & > figure + .joined': { marginBlockStart: '-1.5em' },
  '& > img + figure:has(> .joined)': { marginBlockStart: '-1.5em' },
  '& .joined, & .joined img': { borderStartStartRadius: 0, borderStartEndRadius: 0 },
  '& :has(+ .joined), & :has(+ .joined) img': { borderEndStartRadius: 0, borderEndEndRadius: 0 },
  // A video before it is played: its poster, or a dark ground, and its title.
  '& figure.video > a:first-of-type': {
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    padding: 2,
    borderRadius: '8px',
    color: 'common.white',
    bgcolor: 'grey.900',
    fontWeight: 600,
    lineHeight: 1.4,
    textDecoration: 'none',
    textShadow: '0 0 8px black',
    isolation: 'isolate',
    '& img': {
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      borderRadius: 0,
      filter: 'brightness(0.72)',
    },
    '&::before': {
      content: '"\\25B6\\FE0E" / ""',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      display: 'grid',
      placeItems: 'center',
      width: '4rem',
      height: '4rem',
      paddingInlineStart: '0.3rem',
      borderRadius: '50%',
      bgcolor: 'rgba(0 0 0 / 0.6)',
      fontSize: '1.75rem',
      direction: 'ltr',
    },
    '&:hover::before': { bgcolor: 'primary.dark' },
    '&:focus-visible': { outline: '3px solid var(--mui-palette-primary-text)', outlineOffset: 3 },
  },
  // The captions, and the link while its video plays.
  '& figure.video > a ~ a, & figure.video[data-playing] > a': { display: 'none' },
  '& figcaption': {
    marginBlockStart: 1,
    color: 'text.secondary',
    fontSize: '0.875em',
    lineHeight: 1.5,
    textAlign: 'center',
  },

  // A block, so that a wide table scrolls by itself.
  '& :where(table)': {
    display: 'block',
    width: 'fit-content',
    maxInlineSize: '100%',
    marginBlock: '1.5em',
    overflowX: 'auto',
    borderCollapse: 'collapse',
    fontSize: '0.9375em',
    lineHeight: 1.5,
  },
  '& th, & td': {
    minInlineSize: '5em',
    paddingBlock: 1,
    paddingInline: 1.5,
    border: '1px solid var(--mui-palette-divider)',
    textAlign: 'start',
    verticalAlign: 'top',
    '& > :last-child': { marginBlockEnd: 0 },
  },
  '& th': { bgcolor: 'background.neutral', fontWeight: 600 },
  '& caption': {
    paddingBlockEnd: 1,
    color: 'text.secondary',
    fontSize: '0.875em',
    textAlign: 'start',
  },
  // Not `:first-child`, about which Emotion warns.
  '& > :not(* + *)': { marginBlockStart: 0 },
  '& > :last-child': { marginBlockEnd: 0 },
  '@media print': {
    '& table': { overflow: 'visible' },
    '& a': { color: 'inherit' },
    // A large picture would begin a page, and leave the one before half empty.
    '& img:not(.joined, .joined *, :has(+ .joined), :has(+ .joined) *)': {
      width: 'auto',
      maxHeight: '75mm',
    },
  },
} as const;
