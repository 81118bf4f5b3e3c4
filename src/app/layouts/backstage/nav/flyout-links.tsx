import List from '@mui/material/List';
import ListSubheader from '@mui/material/ListSubheader';
import { type ReactNode, useId } from 'react';
import type { SideMenuLink } from '../../../navigation/menu-item.ts';
import { NavLink } from './nav-link.tsx';
import { leafStyle } from './nav-style.ts';

type FlyoutLinksProps = {
  title: ReactNode;
  links: SideMenuLink[];
  current: string | undefined;
  onFollow: () => void;
};

export function FlyoutLinks({ title, links, current, onFollow }: FlyoutLinksProps) {
  const id = useId();
  return (
    <>
      <ListSubheader component="div" id={id} disableSticky sx={titleStyle}>
        {title}
      </ListSubheader>
      <List disablePadding aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.path}>
            <NavLink
              link={link}
              isCurrent={link.path === current}
              onClick={onFollow}
              sx={leafStyle}
            />
          </li>
        ))}
      </List>
    </>
  );
}

const titleStyle = { px: 1.5, display: 'flex', alignItems: 'center', gap: 1 };
