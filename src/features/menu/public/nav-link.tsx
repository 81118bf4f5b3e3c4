import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { langOf } from '#src/api/fields/localized.ts';
import { NavIcon } from './nav-icon.tsx';
import type { NavItem } from './nav-item.ts';

type NavLinkProps = {
  item: NavItem;
  current?: 'page' | 'true' | undefined;
  onClick?: () => void;
  sx?: SxProps;
  /** For a bar, which has no room for a caption. */
  isOneLine?: boolean;
};

/** A menu item as a link, or as text of the same look where it has no URL. */
export function NavLink({ item, current, onClick, sx, isOneLine = false }: NavLinkProps) {
  const children = (
    <>
      <NavIcon src={item.icon} />
      <span>
        <span lang={langOf(item, 'title')}>{item.title}</span>
        {item.info && (
          <Box
            component="span"
            lang={langOf(item, 'info')}
            sx={{
              color: isOneLine ? 'inherit' : 'brand.text',
              fontSize: '0.875em',
              fontWeight: 600,
            }}
          >
            {SPACE}
            {item.info}
          </Box>
        )}
        {item.caption && !isOneLine && (
          <Box component="span" lang={langOf(item, 'caption')} sx={captionStyles}>
            {item.caption}
          </Box>
        )}
      </span>
    </>
  );
  const common = {
    color: 'inherit',
    underline: 'none',
    children,
    // A long menu is cut.
    ...(isOneLine && { title: item.title }),
    ...(sx ? { sx } : {}),
  } as const;
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

/** Separates the name from the badge, which screen readers would read as part of the last word. */
const SPACE = ' ';
const captionStyles = {
  display: 'block',
  fontSize: '0.75rem',
  fontWeight: 400,
  color: 'text.secondary',
};
