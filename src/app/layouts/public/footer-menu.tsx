import { useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { menuApi } from '#src/features/menu/api.ts';
import { useSession } from '#src/session/use-session.ts';
import { toNavItems } from '#src/features/menu/public/nav-item.ts';
import { NavLink } from '#src/features/menu/public/nav-link.tsx';

/** The footer's groups of links (P3). Items without children stand together without a heading. */
export function FooterMenu() {
  const { t } = useTranslation('main-navdata');
  const session = useSession();
  const menu = useQuery(menuApi.foot());
  const role = session.status === 'authenticated' ? session.user.role : undefined;
  const items = toNavItems(menu.data?.rows ?? [], role);
  if (items.length === 0) return null;

  return (
    <Box
      component="nav"
      aria-label={t('footer.menu')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 3,
      }}
    >
      {items.map((group) => (
        <Box key={group.key} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          <li>
            <Typography variant="subtitle2" component="span" sx={{ color: 'text.primary' }}>
              <NavLink item={group}>{group.title}</NavLink>
            </Typography>
          </li>
          {group.children.map((item) => (
            <Box key={item.key} component="li" sx={itemStyles}>
              <NavLink item={item} sx={{ '&:hover': { color: 'text.primary' } }}>
                {item.title}
              </NavLink>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

// A link that is touched is high enough by itself.
const itemStyles = { mt: 1.25, '@media (pointer: coarse)': { mt: 0 } };
