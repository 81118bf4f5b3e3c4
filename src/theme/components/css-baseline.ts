import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar, withAlpha } from '#src/theme/css-var.ts';

const CONTROLS = ':where(a, audio, button, input, select, summary, textarea, video, [tabindex])';

/** Global styles: Chinese typesetting, focus ring, selection, scroll bars, reduced motion. */
export const cssBaseline: ComponentOverrides = {
  MuiCssBaseline: {
    styleOverrides: {
      html: {
        // No synthetic bold or italic: it smears Chinese glyphs.
        fontSynthesis: 'none',
        textAutospace: 'normal',
        WebkitTextSizeAdjust: '100%',
        backgroundColor: cssVar('palette-background-default'),
        accentColor: cssVar('palette-primary-text'),
        WebkitTapHighlightColor: withAlpha('primary', 'tint', 0.2),
        scrollbarColor: `${cssVar('palette-control')} transparent`,
      },
      'body, #root': { minHeight: '100dvh' },
      'h1, h2, h3, h4, h5, h6': { textWrap: 'balance', overflowWrap: 'anywhere' },
      // In a narrow card, balancing breaks a Chinese title in the middle of a word.
      ':lang(zh) article :is(h2, h3, h4)': { textWrap: 'wrap' },
      'img, video': { maxWidth: '100%' },
      // Lists of ours have a class, those in texts of editors have none.
      ':where(ul[class], ol[class])': { margin: 0, padding: 0, listStyle: 'none' },
      '::selection': { backgroundColor: withAlpha('primary', 'tint', 0.32) },
      [`${CONTROLS}:focus-visible`]: {
        outline: `2px solid ${cssVar('palette-primary-text')}`,
        outlineOffset: 2,
      },
      // The ring has the control's own radius, or this one.
      [`${CONTROLS}:where(:focus-visible)`]: { borderRadius: 4 },
      ':where([tabindex="-1"]):focus-visible': { outline: 'none' },
      ':where(.MuiInputBase-input):focus-visible': { outline: 'none' },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          // Zero: even the shortest transition fires events and starts further ones in descendants.
          transitionDuration: '0s !important',
          scrollBehavior: 'auto !important',
        },
        '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
          animation: 'none !important',
        },
      },
    },
  },
};
