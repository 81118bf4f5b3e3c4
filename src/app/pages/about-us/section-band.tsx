import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { titleIdOf } from './sections.ts';
import type { Section } from './sections.ts';

type SectionBandProps = {
  section: Section;
  subtitle?: string;
  /** Bands alternate. */
  tone?: 'plain' | 'quiet';
  /** `side`: the heading beside the content, for text to be read. */
  layout?: 'side' | 'top';
  children: ReactNode;
};

/** A part of the page under its anchor. Its heading takes the focus of who jumps here. */
export function SectionBand(props: SectionBandProps) {
  const { section, subtitle, tone = 'plain', layout = 'top', children } = props;
  const { t } = useTranslation('about-us');
  return (
    <Box
      component="section"
      id={section}
      aria-labelledby={titleIdOf(section)}
      sx={{
        bgcolor: tone === 'quiet' ? 'background.neutral' : undefined,
        // Its own room above the heading is enough, below the header and the page's menu.
        '&&&': { scrollMarginBlockStart: 'calc(var(--header-height) + var(--page-menu-height))' },
      }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 7, md: 12 }, ...(layout === 'side' && sideStyles) }}>
        <Box sx={{ maxWidth: '40em', mb: { xs: 4, md: layout === 'side' ? 0 : 7 } }}>
          <Typography id={titleIdOf(section)} variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
            {t(`${section}.title`)}
          </Typography>
          {subtitle && (
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{subtitle}</Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
}

const sideStyles = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  columnGap: 6,
};
