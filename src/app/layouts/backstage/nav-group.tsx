import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import { keyframes } from '@mui/material/styles';
import { memo, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuGroup, MenuItem, MenuLink } from '../../navigation/menu-types.ts';
import { containsCurrent } from '../../navigation/visible-menu.ts';
import { NavAddButton } from './nav-add-button.tsx';
import { NavInfo } from './nav-info.tsx';
import { NavLink } from './nav-link.tsx';
import { itemStyle, leafStyle } from './nav-style.ts';
import { NavText } from './nav-text.tsx';

type NavGroupProps = {
  title: NonNullable<MenuGroup['title']>;
  items: MenuItem[];
  /** The current entry's path, where the group holds it. */
  current: string | undefined;
};

/** A collapsible group of the vertical menu. */
export const NavGroup = memo(({ title, items, current }: NavGroupProps) => {
  const { t } = useTranslation(['navdata', 'common']);
  const id = useId();
  const { isOpen, toggle } = useDisclosure(current, true);

  return (
    <>
      <ButtonBase onClick={toggle} aria-expanded={isOpen} aria-controls={id} sx={titleStyle}>
        {t(title)}
        <ExpandMoreIcon sx={{ fontSize: 16, rotate: isOpen ? '0deg' : '-90deg' }} />
      </ButtonBase>
      <NavFold isOpen={isOpen}>
        <List id={id} disablePadding aria-label={t(title)}>
          {items.map((item) => (
            <li key={item.path}>
              <NavItem item={item} current={containsCurrent(item, current) ? current : undefined} />
            </li>
          ))}
        </List>
      </NavFold>
    </>
  );
});
NavGroup.displayName = 'NavGroup';

const titleStyle = {
  typography: 'overline',
  color: 'text.secondary',
  width: 1,
  minHeight: 30,
  px: 1.5,
  gap: 0.5,
  borderRadius: 1,
  justifyContent: 'space-between',
  '&:hover': { color: 'text.primary' },
  '@media (pointer: coarse)': { minHeight: 44 },
};

type NavItemProps = {
  item: MenuItem;
  /** The current entry's path, where the item holds it. */
  current: string | undefined;
};

/** A content type leads to its list and has a button for a new record; others unfold or lead on. */
const NavItem = memo(({ item, current }: NavItemProps) => {
  const list = item.children?.find(({ path }) => path.endsWith('/list'));
  const add = item.children?.find(({ path }) => path.endsWith('/new'));
  if (item.children && !list) {
    return <NavBranch item={item} links={item.children} current={current} />;
  }
  const link = list ? { ...item, path: list.path } : item;
  return (
    <Box sx={rowStyle}>
      <NavLink link={link} isCurrent={current !== undefined} icon={item.icon} sx={itemStyle} />
      {add && !item.disabled && <NavAddButton link={add} isCurrent={current === add.path} />}
    </Box>
  );
});
NavItem.displayName = 'NavItem';

const rowStyle = { position: 'relative' };

type NavBranchProps = {
  item: MenuItem;
  links: MenuLink[];
  /** The current entry's path, where the branch holds it. */
  current: string | undefined;
};

/** A menu entry with children, expanded in place. */
function NavBranch({ item, links, current }: NavBranchProps) {
  const id = useId();
  const isCurrent = current !== undefined;
  const { isOpen, toggle } = useDisclosure(current);

  return (
    <>
      <ListItemButton
        onClick={toggle}
        disabled={item.disabled ?? false}
        // While expanded, the current child is highlighted instead.
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
}

const currentStyle = { color: 'primary.text', fontWeight: 600 };

const branchStyle = {
  marginInlineStart: '23px',
  paddingInlineStart: 1.5,
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  my: 0.5,
};

/** Collapsible content, animated only when expanded by the person. */
function NavFold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasClosed, setWasClosed] = useState(!isOpen);
  if (!isOpen && !wasClosed) setWasClosed(true);
  if (!isOpen) return null;
  return (
    <Box sx={wasClosed ? unfoldingStyle : {}}>
      <Box sx={{ minHeight: 0 }}>{children}</Box>
    </Box>
  );
}

// Overflow is hidden only during the animation, so that focus rings are not clipped afterwards.
const unfold = keyframes({
  from: { gridTemplateRows: '0fr', overflow: 'hidden' },
  to: { gridTemplateRows: '1fr', overflow: 'hidden' },
});

const unfoldingStyle = {
  display: 'grid',
  '@media (prefers-reduced-motion: no-preference)': { animation: `${unfold} 0.2s` },
};

/**
 * Expanded state: toggled by the person, and expanded automatically when the current entry is
 * inside. `current` is that entry's path, else undefined.
 */
function useDisclosure(current: string | undefined, initiallyOpen = false) {
  const [isOpen, setIsOpen] = useState(initiallyOpen || current !== undefined);
  const [seen, setSeen] = useState(current);
  if (current !== seen) {
    setSeen(current);
    if (current !== undefined) setIsOpen(true);
  }
  return { isOpen, toggle: () => setIsOpen(!isOpen) };
}
