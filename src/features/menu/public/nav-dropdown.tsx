import Box from '@mui/material/Box';
import { useLocation } from 'react-router';
import { currentAt, type NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';

type NavDropdownProps = {
  id: string;
  item: NavItem;
  isWide: boolean;
  onFollow: () => void;
};

/** The dropdown panel: one column of 250 px for each child with children, in a panel of the page's width. */
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
        // The padding of the container around the menu.
        insetInline: isWide ? 24 : '-8px auto',
        p: isWide ? 2 : 1,
        display: 'grid',
        gridTemplateColumns: isWide ? 'repeat(auto-fit, 250px)' : '250px',
        justifyContent: 'space-around',
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
        <div key={group.key}>
          <NavDropdownLink item={group} isHeading onFollow={onFollow} />
          <Box component="ul">
            {group.children.map((child) => (
              <li key={child.key}>
                <NavDropdownLink item={child} onFollow={onFollow} />
              </li>
            ))}
          </Box>
        </div>
      ))}
      {ungrouped.length > 0 && (
        <Box component="ul">
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
