import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { menuItemsApi } from './staff-api.ts';
import { NavEntry } from './public/nav-entry.tsx';
import { toNavItems } from './public/nav-item.ts';
import { toTree } from './tree.ts';

/**
 * The public header's own entries with what is saved, as a visitor who is not signed in sees them. A
 * list here: the page has its main navigation already.
 */
export function HeaderPreview() {
  const { t } = useTranslation('menu');
  const { data } = useQuery(menuItemsApi.all());
  if (!data) return null;
  const rows = data.rows.filter(({ position }) => position === 'header');
  const items = toNavItems(toTree(rows), undefined);
  if (items.length === 0) return null;
  return (
    <Card
      role="group"
      aria-labelledby="menu-preview-title"
      // A phone shows its menu in a drawer: there is no row to preview. Its dropdowns hang out of it.
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
        onClickCapture={stay}
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
            m: 0,
            p: 0,
            height: 'var(--header-height)',
            listStyle: 'none',
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

/** Its links lead nowhere: who edits a menu does not want to leave by trying it. */
function stay(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}
