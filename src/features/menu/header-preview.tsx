import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { menuItemsApi } from './admin-api.ts';
import { NavEntry } from './public/nav-entry.tsx';
import { toNavItems } from './public/nav-item.ts';
import { nested } from './tree.ts';

/**
 * Previews the saved header menu as a signed-out visitor sees it. A list, not a `nav`: the page has
 * its main navigation already.
 */
export function HeaderPreview() {
  const { t } = useTranslation('menu');
  const { data } = useQuery(menuItemsApi.all());
  if (!data) return null;
  const rows = data.rows.filter(({ position }) => position === 'header');
  const items = toNavItems(nested(rows), undefined);
  if (items.length === 0) return null;
  return (
    <Card
      role="group"
      aria-labelledby="menu-preview-title"
      // Not on phones, where the menu is a drawer; dropdowns overflow the card.
      sx={{ mb: 2, display: { xs: 'none', md: 'block' }, overflow: 'visible' }}
    >
      <Typography
        id="menu-preview-title"
        variant="caption"
        component="h2"
        sx={{ px: 2, pt: 1.5, color: 'text.secondary' }}
      >
        {t('preview.title')}
      </Typography>
      <Box
        onClickCapture={preventNavigation}
        sx={{
          '--header-height': '64px',
          position: 'relative',
          zIndex: 2,
          px: 1,
          display: 'flex',
          justifyContent: 'center',
        }}
      >
        <Box
          component="ul"
          sx={{
            display: 'flex',
            minWidth: 0,
            height: 'var(--header-height)',
          }}
        >
          {items.map((item) => (
            <NavEntry key={item.key} item={item} />
          ))}
        </Box>
      </Box>
    </Card>
  );
}

/** Links in the preview must not navigate. */
function preventNavigation(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
