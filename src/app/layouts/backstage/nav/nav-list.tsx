import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SideMenuGroup, SideMenuItem } from '../../../navigation/menu-item.ts';
import { containsCurrent } from '../../../navigation/visible-menu.ts';
import { NavBranch } from './nav-branch.tsx';
import { NavFold, useDisclosure } from './nav-fold.tsx';
import { NavLink } from './nav-link.tsx';
import { itemStyle } from './nav-style.ts';

type NavListProps = { groups: SideMenuGroup[]; current: string | undefined };

/**
 * Used in the sidebar and in the drawer. Memoised, because every page and filter of a list changes the
 * address.
 */
export const NavList = memo(({ groups, current }: NavListProps) => {
  return (
    <Box component="ul" sx={{ px: 1.5, pb: 1 }}>
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

/** Path of the current entry if the group contains it, so that only this group renders again. */
function currentIn({ items }: SideMenuGroup, current: string | undefined): string | undefined {
  return items.some((item) => containsCurrent(item, current)) ? current : undefined;
}

type NavGroupProps = {
  title: NonNullable<SideMenuGroup['title']>;
  items: SideMenuItem[];
  /** Path of the current entry, if the group contains it. */
  current: string | undefined;
};

/** A collapsible group of the vertical menu. */
const NavGroup = memo(({ title, items, current }: NavGroupProps) => {
  const { t } = useTranslation(['navdata', 'common']);
  const id = useId();
  const { isOpen, toggle } = useDisclosure(current, true);

  return (
    <>
      <ButtonBase onClick={toggle} aria-expanded={isOpen} aria-controls={id} sx={titleStyle}>
        {t(title)}
        <ExpandMoreIcon sx={{ fontSize: 16, rotate: isOpen ? '0deg' : '-90deg' }} />
      </ButtonBase>
      <NavFold isOpen={isOpen}>
        <List id={id} disablePadding aria-label={t(title)}>
          {items.map((item) => (
            <li key={item.path}>
              <NavItem item={item} current={containsCurrent(item, current) ? current : undefined} />
            </li>
          ))}
        </List>
      </NavFold>
    </>
  );
});
NavGroup.displayName = 'NavGroup';

const titleStyle = {
  typography: 'overline',
  color: 'text.secondary',
  display: 'flex',
  width: 1,
  // The space above belongs to the button, so that it can be pressed as well.
  minHeight: 36,
  pt: 1.5,
  px: 1.5,
  gap: 0.5,
  borderRadius: 1,
  justifyContent: 'space-between',
  '&:hover': { color: 'text.primary' },
  '@media (pointer: coarse)': { minHeight: 44 },
};

type NavItemProps = {
  item: SideMenuItem;
  /** Path of the current entry, if the item contains it. */
  current: string | undefined;
};

const NavItem = memo(({ item, current }: NavItemProps) => {
  const { icon, children: links, disabled } = item;
  if (links && !disabled) return <NavBranch item={item} links={links} current={current} />;
  return <NavLink link={item} isCurrent={current !== undefined} icon={icon} sx={itemStyle} />;
});
NavItem.displayName = 'NavItem';
