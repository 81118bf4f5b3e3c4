import type { TypographyVariantsOptions } from '@mui/material/styles';

/** System fonts for Chinese: macOS and iOS, HarmonyOS, MIUI, Windows, Linux. */
const CHINESE =
  '"PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif';

const heading = (fontFamily: string, fontSize: string) => ({
  fontFamily,
  fontSize,
  fontWeight: 700,
  lineHeight: 1.25,
});

/**
 * In rem, so that the font size setting scales them; headings also scale with the viewport. Chinese
 * needs more line height than Latin text.
 */
export function createTypography(
  fontFamily: string,
  locale: 'cn' | 'en',
): TypographyVariantsOptions {
  const headings = `Barlow, ${CHINESE}`;
  return {
    fontFamily: `"${fontFamily}", ${CHINESE}`,
    fontWeightMedium: 500,
    fontWeightBold: 700,
    h1: heading(headings, 'clamp(2.25rem, 1.5rem + 3vw, 3.75rem)'),
    h2: heading(headings, 'clamp(1.75rem, 1.25rem + 2vw, 2.75rem)'),
    h3: heading(headings, 'clamp(1.5rem, 1.25rem + 1vw, 2rem)'),
    h4: heading(headings, 'clamp(1.25rem, 1.125rem + 0.5vw, 1.5rem)'),
    h5: heading(headings, '1.25rem'),
    h6: heading(headings, '1.125rem'),
    subtitle1: { fontWeight: 600, fontSize: '1rem', lineHeight: 1.5 },
    subtitle2: { fontWeight: 600, fontSize: '0.875rem', lineHeight: 1.5 },
    body1: { fontSize: '1rem', lineHeight: locale === 'cn' ? 1.75 : 1.625 },
    body2: { fontSize: '0.875rem', lineHeight: locale === 'cn' ? 1.7 : 1.57 },
    caption: { fontSize: '0.75rem', lineHeight: 1.5 },
    overline: { fontSize: '0.75rem', lineHeight: 1.5, fontWeight: 700, letterSpacing: '0.04em' },
    button: { fontSize: '0.875rem', lineHeight: 1.5, fontWeight: 600, textTransform: 'none' },
  };
}
