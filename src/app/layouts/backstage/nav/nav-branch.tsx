import AddIcon from '@mui/icons-material/Add';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Tooltip from '@mui/material/Tooltip';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { SideMenuItem, SideMenuLink } from '../../../navigation/menu-item.ts';
import { usePrefetchPage } from '../../../navigation/prefetch-page.ts';
import { NavFold, useDisclosure } from './nav-fold.tsx';
import { NavLink } from './nav-link.tsx';
import { itemStyle, leafStyle } from './nav-style.ts';
import { NavText } from './nav-text.tsx';

type NavBranchProps = {
  item: SideMenuItem;
  links: SideMenuLink[];
  /** Path of the current entry, if the branch contains it. */
  current: string | undefined;
};

/**
 * A menu entry with children, expanded in place. A content type opens its list and has buttons for a new record and for
 * its children; others only expand.
 */
export function NavBranch({ item, links, current }: NavBranchProps) {
  const { t } = useTranslation(['navdata', 'common', 'navbar']);
  const id = useId();
  const { isOpen, toggle } = useDisclosure(current);
  const list = links.find(({ path }) => path.endsWith('/list'));
  const add = links.find(({ path }) => path.endsWith('/new'));
  // While expanded, the current child is highlighted instead.
  const isCurrent = current !== undefined && !isOpen;
  const fold = { onClick: toggle, 'aria-expanded': isOpen, 'aria-controls': id };
  const arrow = (
    <ExpandMoreIcon
      fontSize="small"
      sx={{ rotate: isOpen ? '180deg' : '0deg', transition: 'rotate 0.2s' }}
    />
  );
  const style = [itemStyle, current !== undefined && currentStyle];

  return (
    <>
      {list ? (
        <Box sx={[rowStyle, !isOpen && shyStyle]}>
          <NavLink
            link={{ ...item, path: list.path }}
            isCurrent={isCurrent}
            icon={item.icon}
            sx={[...style, roomStyle]}
          />
          <Box sx={buttonsStyle}>
            {add && <NavAddButton link={add} />}
            <IconButton
              {...fold}
              aria-label={t('navbar:navigation.children', { title: t(item.title) })}
              sx={{ p: 0.75 }}
            >
              {arrow}
            </IconButton>
          </Box>
        </Box>
      ) : (
        <ListItemButton {...fold} selected={isCurrent} sx={style}>
          <ListItemIcon>
            <item.icon />
          </ListItemIcon>
          <NavText {...item} />
          {arrow}
        </ListItemButton>
      )}
      <NavFold isOpen={isOpen}>
        <List id={id} disablePadding aria-label={t(item.title)} sx={branchStyle}>
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

const rowStyle = { position: 'relative' };

/** Shows the row's buttons where the mouse or the focus is, and on touch. */
const shyStyle = {
  // Transparent instead of hidden: Tab has to reach them.
  '@media not all and (pointer: coarse)': {
    '&:not(:hover, :focus-within) .MuiIconButton-root': { opacity: 0 },
  },
};

const buttonsStyle = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 4,
  display: 'flex',
  alignItems: 'center',
} as const;

/** Space for two buttons after the title, whose icons are as large as the text. */
const roomStyle = {
  paddingInlineEnd: 'calc(2.5rem + 32px)',
  '@media (pointer: coarse)': { paddingInlineEnd: 'max(92px, 2.5rem + 32px)' },
};

const currentStyle = { color: 'primary.text', fontWeight: 600 };

const branchStyle = {
  // The line begins below the middle of the icon, and the titles of both levels are aligned.
  marginInlineStart: '23px',
  paddingInlineStart: 1.5,
  borderInlineStart: '1px solid',
  borderColor: 'divider',
  my: 0.25,
};

/** Leads to the form of a new record. */
function NavAddButton({ link }: { link: SideMenuLink }) {
  const { t } = useTranslation(['navdata', 'common']);
  const prefetchOn = usePrefetchPage(link.path);
  return (
    <Tooltip title={t(link.title)} placement="right">
      <IconButton component={Link} to={link.path} {...prefetchOn} sx={{ p: 0.75 }}>
        <AddIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
