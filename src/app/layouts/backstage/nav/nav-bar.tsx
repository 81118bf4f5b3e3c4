import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/settings/use-settings.ts';
import { withAlpha } from '#src/theme/css-var.ts';
import type { SideMenuGroup, SideMenuItem } from '../../../navigation/menu-item.ts';
import { SIDE_MENU } from '../../../navigation/side-menu.ts';
import { useSideMenu } from '../../../navigation/use-side-menu.ts';
import { containsCurrent } from '../../../navigation/visible-menu.ts';
import { LAYOUT } from '../layout-size.ts';
import { FlyoutLinks } from './flyout-links.tsx';
import { NavFlyout } from './nav-flyout.tsx';
import { NavLink } from './nav-link.tsx';
import { navSurface } from './nav-surface.ts';

/** Horizontal menu bar; groups open as flyouts below. */
export function NavBar() {
  const { groups, current } = useSideMenu(SIDE_MENU);
  const { t } = useTranslation(['navdata', 'common', 'navbar']);
  const surface = navSurface(useSettings().navColor);
  return (
    <Box
      component="nav"
      aria-label={t('navbar:navigation.label')}
      {...surface.attributes}
      sx={[barStyle, surface.style]}
    >
      <Box component="ul" sx={listStyle}>
        {groups.map(({ title, items }) =>
          title === undefined ? (
            items.map((item) => (
              <li key={item.path}>
                <NavLink link={item} isCurrent={item.path === current} sx={{}} />
              </li>
            ))
          ) : (
            <NavFlyout
              key={title}
              isCurrent={items.some((item) => containsCurrent(item, current))}
              placement="bottom-start"
              button={
                <>
                  {t(title)}
                  <ExpandMoreIcon sx={{ fontSize: 18 }} />
                </>
              }
            >
              {(close) => (
                <GroupPanel title={title} items={items} current={current} onFollow={close} />
              )}
            </NavFlyout>
          ),
        )}
      </Box>
    </Box>
  );
}

type GroupPanelProps = {
  title: NonNullable<SideMenuGroup['title']>;
  items: SideMenuItem[];
  current: string | undefined;
  onFollow: () => void;
};

function GroupPanel({ title, items, current, onFollow }: GroupPanelProps) {
  const { t } = useTranslation(['navdata', 'common']);
  const plain = items.filter((item) => !item.children);
  const branches = items.filter((item) => item.children);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: columns(branches) }}>
      {plain.length > 0 && (
        <div>
          <FlyoutLinks title={t(title)} links={plain} current={current} onFollow={onFollow} />
        </div>
      )}
      {branches.map((item) => (
        <div key={item.path}>
          <FlyoutLinks
            title={
              <>
                <item.icon fontSize="small" />
                {t(item.title)}
              </>
            }
            links={item.children ?? []}
            current={current}
            onFollow={onFollow}
          />
        </div>
      ))}
    </Box>
  );
}

const columns = (branches: SideMenuItem[]) =>
  `repeat(${Math.min(Math.max(branches.length, 1), 3)}, minmax(184px, 1fr))`;

const barStyle = {
  position: 'sticky',
  top: LAYOUT.header.desktop,
  zIndex: 'appBar',
  height: LAYOUT.nav.horizontal,
  borderBlock: '1px solid',
  borderColor: 'divider',
  '@media print': { display: 'none' },
};

const listStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: 1,
  maxWidth: LAYOUT.content.max,
  mx: 'auto',
  px: 5,
  '& > li > .MuiButtonBase-root': {
    typography: 'body2',
    fontWeight: 500,
    minHeight: 40,
    px: 1.5,
    gap: 0.5,
    borderRadius: 1,
    color: 'text.secondary',
    '&:hover': { bgcolor: 'action.hover' },
    '&.Mui-selected': {
      fontWeight: 600,
      color: 'primary.text',
      bgcolor: withAlpha('primary', 'tint', 0.16),
    },
  },
};
