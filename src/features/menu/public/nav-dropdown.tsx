import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { currentAt } from './nav-item.ts';
import type { NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

type NavDropdownProps = {
  id: string;
  item: NavItem;
  isWide: boolean;
  /** Called when a link is followed. */
  onFollow: () => void;
};

/** The dropdown panel: one column of 250 px for each child with children. */
export function NavDropdown({ id, item, isWide, onFollow }: NavDropdownProps) {
  const ungrouped = item.children.filter(({ children }) => children.length === 0);
  const groups = item.children.filter(({ children }) => children.length > 0);

  return (
    <Box
      id={id}
      data-panel
      sx={{
        position: 'absolute',
        insetBlockStart: 'calc(var(--header-height) - 4px)',
        insetInline: isWide ? 0 : 'auto',
        insetInlineStart: isWide ? 0 : -8,
        width: 'fit-content',
        maxWidth: isWide ? 1 : 'none',
        minWidth: 250,
        mx: isWide ? 'auto' : 0,
        p: isWide ? 2 : 1,
        display: 'flex',
        flexWrap: 'wrap',
        rowGap: 2,
        border: 1,
        borderColor: 'outline',
        borderRadius: 1,
        color: 'text.primary',
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-customShadows-dropdown)',
        '@keyframes drop': { from: { opacity: 0, translate: '0 -8px' } },
        animation: 'drop 0.2s ease-out',
      }}
    >
      {groups.map((group) => (
        <Box key={group.key} sx={columnStyles}>
          <NavDropdownLink item={group} isHeading onFollow={onFollow} />
          <Box component="ul" sx={listStyles}>
            {group.children.map((child) => (
              <li key={child.key}>
                <NavDropdownLink item={child} onFollow={onFollow} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
      {ungrouped.length > 0 && (
        <Box component="ul" sx={[columnStyles, listStyles]}>
          {ungrouped.map((child) => (
            <li key={child.key}>
              <NavDropdownLink item={child} onFollow={onFollow} />
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

const columnStyles = { width: 250, flexShrink: 0 };
const listStyles = { m: 0, p: 0, listStyle: 'none' };

type NavDropdownLinkProps = { item: NavItem; isHeading?: boolean; onFollow: () => void };

function NavDropdownLink({ item, isHeading = false, onFollow }: NavDropdownLinkProps) {
  const current = currentAt(item.href, useLocation());
  return (
    <NavLink
      item={item}
      current={current}
      onClick={onFollow}
      sx={{
        display: 'flex',
        alignItems: 'center',
        px: 1.5,
        py: 1,
        borderRadius: 1,
        fontSize: '0.875rem',
        fontWeight: isHeading ? 700 : 400,
        color: current || isHeading ? 'text.primary' : 'text.secondary',
        bgcolor: current ? 'action.hover' : 'transparent',
        '&:hover': { bgcolor: 'action.hover', color: 'text.primary' },
      }}
    />
  );
}
