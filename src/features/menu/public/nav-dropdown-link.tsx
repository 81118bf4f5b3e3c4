import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { currentAt } from './nav-item.ts';
import type { NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

type NavDropdownLinkProps = { item: NavItem; isHeading?: boolean; onFollow: () => void };

/** A link in a dropdown, with its caption below and its info beside it. */
export function NavDropdownLink({ item, isHeading = false, onFollow }: NavDropdownLinkProps) {
  const current = currentAt(item.href, useLocation());
  return (
    <NavLink
      item={item}
      current={current}
      onClick={onFollow}
      sx={{
        display: 'block',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        fontSize: '0.875rem',
        fontWeight: isHeading ? 700 : 400,
        color: current || isHeading ? 'text.primary' : 'text.secondary',
        bgcolor: current ? 'action.hover' : 'transparent',
        '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
      }}
    >
      {item.title}
      {item.info && (
        <Box component="span" sx={{ marginInlineStart: 1, color: 'brand.text', fontWeight: 600 }}>
          {item.info}
        </Box>
      )}
      {item.caption && (
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.75rem', color: 'text.secondary' }}
        >
          {item.caption}
        </Box>
      )}
    </NavLink>
  );
}
