import Box from '@mui/material/Box';
import { memo } from 'react';
import type { MenuGroup } from '../../navigation/menu-types.ts';
import { holdsCurrent } from '../../navigation/visible-menu.ts';
import { NavGroup } from './nav-group.tsx';

type NavListProps = { groups: MenuGroup[]; current: string | undefined };

/**
 * The whole menu, one under the other: in the vertical rail and in the phone's drawer. Memoised: the router
 * draws the layout again with each of its states.
 */
export const NavList = memo(({ groups, current }: NavListProps) => {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, px: 2, pb: 4 }}>
      {groups.map((group) => (
        <li key={group.title}>
          <NavGroup group={group} current={currentIn(group, current)} />
        </li>
      ))}
    </Box>
  );
});
NavList.displayName = 'NavList';

/** The current entry's path where the group holds it: the other groups are not drawn again. */
function currentIn({ items }: MenuGroup, current: string | undefined): string | undefined {
  return items.some((item) => holdsCurrent(item, current)) ? current : undefined;
}
