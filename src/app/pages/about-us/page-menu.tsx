import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Section } from './sections.ts';
import { RouterLink } from '#src/components/router-link.tsx';

/** Sticky section navigation below the header. */
export function PageMenu({ sections }: { sections: Section[] }) {
  const { t } = useTranslation('about-us');
  const current = useCurrentSection(sections);
  return (
    <Box component="nav" aria-label={t('nav.label')} sx={barStyles}>
      <Container maxWidth="lg">
        <Box component="ul" sx={listStyles}>
          {sections.map((section) => (
            <li key={section}>
              <RouterLink
                to={`#${section}`}
                color="inherit"
                underline="none"
                aria-current={section === current ? 'location' : undefined}
                sx={linkStyles}
              >
                {t(`${section}.title`)}
              </RouterLink>
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
  // Below the header and its dropdowns.
  zIndex: 'mobileStepper',
  height: 'var(--page-menu-height)',
  bgcolor: 'background.default',
  boxShadow: 'inset 0 -1px 0 var(--mui-palette-divider)',
  '@media print': { display: 'none' },
} as const;
const listStyles = {
  display: 'flex',
  gap: { xs: 2, sm: 5 },
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

/** The section that crosses a line at 40 % of the viewport's height. */
function useCurrentSection(sections: Section[]): Section | undefined {
  const [current, setCurrent] = useState<Section>();
  const names = sections.join(' ');
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const section = sections.find((one) => one === target.id);
          if (isIntersecting) setCurrent(section);
          else setCurrent((before) => (before === section ? undefined : before));
        }
      },
      { rootMargin: '-40% 0px -60% 0px' },
    );
    for (const section of sections) {
      const target = document.querySelector(`#${section}`);
      if (target) observer.observe(target);
    }
    return () => observer.disconnect();
    // `names` represents the array, which is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [names]);
  return current;
}
