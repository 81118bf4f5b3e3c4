import Box from '@mui/material/Box';
import type { Figure } from './case-text.ts';

type CaseFiguresProps = {
  figures: readonly Figure[];
  size?: 'large' | 'small';
  /** The figures' language, where it is not the page's. */
  lang?: string | undefined;
};

/** The customer's measured figures, each above its label. */
export function CaseFigures({ figures, size = 'large', lang }: CaseFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <Box component="dl" lang={lang} sx={[styles.list, size === 'large' && styles.largeList]}>
      {figures.map(({ label, value }) => (
        <Box key={label} sx={styles.figure}>
          <Box component="dt" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {label}
          </Box>
          <Box component="dd" sx={[styles.value, size === 'large' && { fontSize: 'h3.fontSize' }]}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const styles = {
  list: { m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 },
  largeList: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(136px, 100%), 1fr))',
    gap: 3,
    py: 3,
    borderBlock: '1px solid var(--mui-palette-divider)',
  },
  figure: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' },
  value: {
    m: 0,
    color: 'brand.text',
    fontFamily: 'h1.fontFamily',
    fontSize: 'h5.fontSize',
    fontWeight: 700,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
} as const;
