import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { NavEntry } from './nav-entry.tsx';
import type { NavItem } from './nav-item.ts';

/** The desktop menu: a row of links, some with a dropdown. */
export function MainNav({ items }: { items: NavItem[] | undefined }) {
  const { t } = useTranslation('main-navdata');
  return (
    <Box
      component="nav"
      aria-label={t('nav.label')}
      aria-busy={items === undefined}
      sx={{ minWidth: 0 }}
    >
      <Box component="ul" sx={{ display: 'flex', height: 'var(--header-height)' }}>
        {items?.map((item) => (
          <NavEntry key={item.key} item={item} />
        ))}
      </Box>
    </Box>
  );
}
