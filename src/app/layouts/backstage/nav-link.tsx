import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { MenuLink } from '../../navigation/menu-types.ts';
import { NavInfo } from './nav-info.tsx';

type NavLinkProps = {
  link: MenuLink;
  isCurrent: boolean;
  icon?: ReactNode;
  onClick?: () => void;
  sx: SxProps<Theme>;
};

/** An entry that leads somewhere: icon, text with caption, and a word at the end (N1). */
export function NavLink({ link, isCurrent, icon, onClick, sx }: NavLinkProps) {
  const { t } = useTranslation(['navdata', 'common']);
  const content = (
    <>
      {icon}
      <ListItemText
        disableTypography
        primary={t(link.title)}
        secondary={link.caption && <small>{t(link.caption)}</small>}
      />
      {link.info && <NavInfo info={link.info} />}
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
      sx={sx}
    >
      {content}
    </ListItemButton>
  );
}
