import Link from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import type { NavItem } from './nav-item.ts';

type NavLinkProps = {
  item: NavItem;
  current?: 'page' | 'true' | undefined;
  onClick?: () => void;
  sx?: SxProps;
  children: ReactNode;
};

/** An item without a URL is text of the same look. */
export function NavLink({ item, current, onClick, sx, children }: NavLinkProps) {
  const common = { color: 'inherit', underline: 'none', children, ...(sx ? { sx } : {}) } as const;
  if (item.href === undefined) return <Link {...common} component="span" />;
  const target = item.inNewTab ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <Link
      {...common}
      {...target}
      component={RouterLink}
      to={item.href}
      aria-current={current}
      onClick={onClick}
    />
  );
}
