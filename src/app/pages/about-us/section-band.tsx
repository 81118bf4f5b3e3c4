import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { type Section, titleIdOf } from './sections.ts';

type SectionBandProps = {
  section: Section;
  subtitle?: string;
  children: ReactNode;
};

/** A section with an anchor; its heading receives the focus after a jump. */
export function SectionBand(props: SectionBandProps) {
  const { section, subtitle, children } = props;
  const { t } = useTranslation('about-us');
  return (
    <Box
      component="section"
      id={section}
      aria-labelledby={titleIdOf(section)}
      sx={{
        // Neighbouring sections alternate, whichever are left out.
        '&:nth-of-type(even)': { bgcolor: 'background.neutral' },
        // The section's own padding is enough below the header and the section navigation.
        '&&&': { scrollMarginBlockStart: 'calc(var(--header-height) + var(--page-menu-height))' },
      }}
    >
      <Container maxWidth="lg" sx={{ py: { xs: 7, md: 12 } }}>
        <Box sx={{ maxWidth: '40em', mb: { xs: 4, md: 7 } }}>
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
