import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { Section } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';

type PageMenuProps = { sections: Section[] };

/** The way to the page's parts; stays below the header. */
export function PageMenu({ sections }: PageMenuProps) {
  const { t } = useTranslation('about-us');
  const current = useCurrentSection(sections);
  return (
    <Box component="nav" aria-label={t('nav.label')} sx={barStyles}>
      <Container maxWidth="lg">
        <Box component="ul" sx={listStyles}>
          {sections.map((section) => (
            <li key={section}>
              <Link
                component={RouterLink}
                to={`#${section}`}
                color="inherit"
                underline="none"
                aria-current={section === current ? 'location' : undefined}
                sx={linkStyles}
              >
                {t(`${section}.title`)}
              </Link>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const barStyles = {
  position: 'sticky',
  insetBlockStart: 'var(--header-height)',
  // Below the header and what drops from it.
  zIndex: 'mobileStepper',
  height: 'var(--page-menu-height)',
  bgcolor: 'background.default',
  boxShadow: 'inset 0 -1px 0 var(--mui-palette-divider)',
  '@media print': { display: 'none' },
} as const;
const listStyles = {
  m: 0,
  p: 0,
  display: 'flex',
  gap: { xs: 2, sm: 5 },
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
};
const linkStyles = {
  display: 'flex',
  alignItems: 'center',
  height: 'var(--page-menu-height)',
  color: 'text.secondary',
  fontSize: { xs: '0.875rem', sm: '1rem' },
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transition: 'color 0.2s',
  '&:hover': { color: 'text.primary' },
  '&[aria-current]': {
    color: 'brand.text',
    boxShadow: 'inset 0 -2px 0 var(--mui-palette-brand-text)',
  },
  '&:focus-visible': { outlineOffset: -4 },
};
