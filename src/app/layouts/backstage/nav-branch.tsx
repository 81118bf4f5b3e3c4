import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { memo, useId } from 'react';
import type { MenuItem, MenuLink } from '../../navigation/menu-types.ts';
import { NavFold } from './nav-fold.tsx';
import { NavInfo } from './nav-info.tsx';
import { NavText } from './nav-text.tsx';
import { NavLink } from './nav-link.tsx';
import { itemStyle, leafStyle } from './nav-style.ts';
import { useDisclosure } from './use-disclosure.ts';

type NavBranchProps = {
  item: MenuItem;
  links: MenuLink[];
  /** The current entry's path, where the branch holds it. */
  current: string | undefined;
};

/** An entry with others inside it, opened and closed in place (N5). */
export const NavBranch = memo(({ item, links, current }: NavBranchProps) => {
  const id = useId();
  const isCurrent = current !== undefined;
  const { isOpen, toggle } = useDisclosure(current);

  return (
    <>
      <ListItemButton
        onClick={toggle}
        disabled={item.disabled ?? false}
        // Open, the entry inside carries the mark.
        selected={isCurrent && !isOpen}
        aria-expanded={isOpen}
        aria-controls={id}
        sx={[itemStyle, isCurrent && currentStyle]}
      >
        <ListItemIcon>
          <item.icon />
        </ListItemIcon>
        <NavText title={item.title} caption={item.caption} />
        {item.info && <NavInfo info={item.info} />}
        <ExpandMoreIcon
          fontSize="small"
          sx={{ rotate: isOpen ? '180deg' : '0deg', transition: 'rotate 0.2s' }}
        />
      </ListItemButton>
      <NavFold isOpen={isOpen}>
        <List id={id} disablePadding sx={branchStyle}>
          {links.map((link) => (
            <li key={link.path}>
              <NavLink link={link} isCurrent={link.path === current} sx={leafStyle} />
            </li>
          ))}
        </List>
      </NavFold>
    </>
  );
});
NavBranch.displayName = 'NavBranch';

const currentStyle = { color: 'primary.text', fontWeight: 600 };

const branchStyle = {
  marginInlineStart: '23px',
  paddingInlineStart: 1.5,
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  my: 0.5,
};
