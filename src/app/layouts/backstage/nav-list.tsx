import Box from '@mui/material/Box';
import { memo } from 'react';
import type { MenuGroup } from '../../navigation/menu-item.ts';
import { containsCurrent } from '../../navigation/visible-menu.ts';
import { NavGroup } from './nav-group.tsx';
import { NavLink } from './nav-link.tsx';
import { itemStyle } from './nav-style.ts';

type NavListProps = { groups: MenuGroup[]; current: string | undefined };

/**
 * Used in the sidebar and in the drawer. Memoised, because every page and filter of a list changes the
 * address.
 */
export const NavList = memo(({ groups, current }: NavListProps) => {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, px: 1.5, pb: 1 }}>
      {groups.map((group) => (
        <li key={group.title ?? ''}>
          {group.title === undefined ? (
            group.items.map((item) => (
              <NavLink
                key={item.path}
                link={item}
                isCurrent={item.path === current}
                icon={item.icon}
                sx={itemStyle}
              />
            ))
          ) : (
            <NavGroup title={group.title} items={group.items} current={currentIn(group, current)} />
          )}
        </li>
      ))}
    </Box>
  );
});
NavList.displayName = 'NavList';

/** The current entry's path where the group holds it: the other groups are not drawn again. */
function currentIn({ items }: MenuGroup, current: string | undefined): string | undefined {
  return items.some((item) => containsCurrent(item, current)) ? current : undefined;
}
