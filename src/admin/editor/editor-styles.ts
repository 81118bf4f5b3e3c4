import { richTextStyles } from '#src/components/rich-text/rich-text-styles.ts';

/** The frame around toolbar and text; looks like MUI's outlined text field. */
export const frameStyles = (hasError: boolean, disabled: boolean) =>
  ({
    border: '1px solid',
    borderColor: hasError ? 'error.text' : 'control',
    borderRadius: 1,
    overflow: 'hidden',
    '&:has(.ProseMirror-focused)': {
      borderColor: hasError ? 'error.text' : 'primary.text',
      boxShadow: `0 0 0 1px var(--mui-palette-${hasError ? 'error' : 'primary'}-text)`,
    },
    ...(disabled && { opacity: 0.6, pointerEvents: 'none' }),
    '@media (forced-colors: active)': {
      '&:has(.ProseMirror-focused)': { outline: '2px solid Highlight' },
    },
  }) as const;

const textStyles = {
  ...richTextStyles,
  position: 'relative',
  minHeight: 320,
  // Toolbar and text fit between the back office's header and the form's save bar.
  maxHeight: 'clamp(320px, 100dvh - 310px, 760px)',
  overflowY: 'auto',
  px: { xs: 2, sm: 3 },
  py: 2,
  outline: 'none',
} as const;

/** Contains TipTap's core rules too, because the security policy blocks the styles it injects. */
export const contentStyles = {
  '& .ProseMirror': {
    ...textStyles,
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
    '& [contenteditable="false"]': { whiteSpace: 'normal' },
    // An image has a figure of its own.
    '& figure figure': { marginBlock: 0 },
    // In the document it precedes its table; these styles show it inside.
    '& caption:not(table > *)': {
      display: 'block',
      marginBlockStart: '1.5em',
      fontSize: 'calc(0.875 * 0.9375em)',
      lineHeight: 1.5,
    },
    '& caption + table': { marginBlockStart: 0 },
  },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& .ProseMirror-hideselection *': { caretColor: 'transparent' },
  '& .ProseMirror-gapcursor': { display: 'none', pointerEvents: 'none', position: 'absolute' },
  '& .ProseMirror-focused .ProseMirror-gapcursor': {
    display: 'block',
    width: 20,
    borderBlockStart: '1px solid currentColor',
  },
  '& .ProseMirror-selectednode img, & .ProseMirror-selectednode hr, & hr.ProseMirror-selectednode':
    {
      outline: '2px solid var(--mui-palette-primary-text)',
      outlineOffset: 2,
    },
  '& figcaption textarea': {
    display: 'block',
    width: '100%',
    p: 0,
    border: 0,
    outline: 'none',
    resize: 'none',
    fieldSizing: 'content',
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    bgcolor: 'transparent',
    '&:focus': { boxShadow: '0 1px 0 var(--mui-palette-primary-text)' },
    '&::placeholder': { color: 'text.secondary', opacity: 1 },
  },
  // The field of an empty caption is shown only below the selected picture.
  '& figure:not(.ProseMirror-selectednode, :focus-within) figcaption:has(textarea:placeholder-shown)':
    { display: 'none' },
  '& figure[data-broken]': {
    padding: 2,
    border: '1px dashed var(--mui-palette-error-text)',
    borderRadius: '8px',
    '& img': { display: 'none' },
    '&::before': {
      content: 'attr(data-broken)',
      color: 'var(--mui-palette-error-text)',
      fontSize: '0.875rem',
    },
  },
  '& .selectedCell': { bgcolor: 'rgba(var(--mui-palette-primary-tintChannel) / 0.2)' },
} as const;
