import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import type { SxProps, Theme } from '@mui/material/styles';
import { memo } from 'react';
import { Link } from 'react-router';
import type { SideMenuItem, SideMenuLink } from '../../../navigation/menu-item.ts';
import { usePrefetchPage } from '../../../navigation/prefetch-page.ts';
import { NavText } from './nav-text.tsx';

type NavLinkProps = {
  link: SideMenuLink;
  isCurrent: boolean;
  icon?: SideMenuItem['icon'];
  onClick?: () => void;
  sx: SxProps<Theme>;
};

export const NavLink = memo(({ link, isCurrent, icon: Icon, onClick, sx }: NavLinkProps) => {
  const prefetchOn = usePrefetchPage(link.path);
  const content = (
    <>
      {Icon && (
        <ListItemIcon>
          <Icon />
        </ListItemIcon>
      )}
      <NavText {...link} />
    </>
  );
  if (link.disabled) {
    return (
      <ListItemButton component="a" role="link" disabled sx={sx}>
        {content}
      </ListItemButton>
    );
  }
  return (
    <ListItemButton
      component={Link}
      to={link.path}
      selected={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      {...prefetchOn}
      sx={sx}
    >
      {content}
    </ListItemButton>
  );
});
NavLink.displayName = 'NavLink';
