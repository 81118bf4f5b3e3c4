import Box from '@mui/material/Box';
import { NavDropdownLink } from './nav-dropdown-link.tsx';
import type { NavItem } from './nav-item.ts';

type NavDropdownProps = {
  id: string;
  item: NavItem;
  isWide: boolean;
  /** A link in it was followed. */
  onFollow: () => void;
};

/** What opens below a menu item: columns of 250 px, one for each child that has children (P1). */
export function NavDropdown({ id, item, isWide, onFollow }: NavDropdownProps) {
  const lone = item.children.filter(({ children }) => children.length === 0);
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
      {lone.length > 0 && (
        <Box component="ul" sx={[columnStyles, listStyles]}>
          {lone.map((child) => (
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
