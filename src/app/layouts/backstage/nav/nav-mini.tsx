import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { withAlpha } from '#src/theme/css-var.ts';
import type { SideMenuGroup } from '../../../navigation/menu-item.ts';
import { containsCurrent } from '../../../navigation/visible-menu.ts';
import { FlyoutLinks } from './flyout-links.tsx';
import { NavFlyout } from './nav-flyout.tsx';
import { NavLink } from './nav-link.tsx';

type NavMiniProps = { groups: SideMenuGroup[]; current: string | undefined };

/** Narrow menu of icons with labels; children open in flyouts. */
export function NavMini({ groups, current }: NavMiniProps) {
  const { t } = useTranslation(['navdata', 'common']);
  return groups.map((group) => (
    <Box
      component="ul"
      key={group.title ?? ''}
      aria-label={group.title && t(group.title)}
      sx={groupStyle}
    >
      {group.items.map(({ children, ...item }) =>
        children ? (
          <NavFlyout
            key={item.path}
            isCurrent={containsCurrent({ ...item, children }, current)}
            disabled={item.disabled}
            placement="right-start"
            button={
              <>
                <item.icon />
                <span>{t(item.title)}</span>
              </>
            }
          >
            {(close) => (
              <FlyoutLinks
                title={t(item.title)}
                links={children}
                current={current}
                onFollow={close}
              />
            )}
          </NavFlyout>
        ) : (
          <li key={item.path}>
            <NavLink link={item} isCurrent={item.path === current} icon={item.icon} sx={{}} />
          </li>
        ),
      )}
    </Box>
  ));
}

const groupStyle = {
  px: 0.75,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '& > li > .MuiButtonBase-root': {
    width: 1,
    minHeight: 60,
    mb: 0.5,
    px: 0.25,
    py: 0.75,
    gap: 0.5,
    borderRadius: 1,
    flexDirection: 'column',
    justifyContent: 'center',
    textAlign: 'center',
    // Buttons do not inherit the font.
    fontFamily: 'inherit',
    fontSize: '0.6875rem',
    fontWeight: 500,
    lineHeight: 1.3,
    color: 'text.secondary',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '&:hover': { bgcolor: 'action.hover' },
    '&.Mui-selected': {
      fontWeight: 600,
      color: 'primary.text',
      bgcolor: withAlpha('primary', 'tint', 0.16),
    },
    '& .MuiListItemIcon-root': { minWidth: 0 },
    '& .MuiListItemText-root': { flex: 'none', m: 0 },
  },
};
