import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { NavDropdown } from './nav-dropdown.tsx';
import { currentAt } from './nav-item.ts';
import type { NavItem } from './nav-item.ts';
import { NavLink } from './nav-link.tsx';
import { useDropdown } from './use-dropdown.ts';

type NavEntryProps = { item: NavItem };

/**
 * One item of the desktop menu. With children it opens a dropdown: on hover, by its arrow button
 * (Enter, Space), or by arrow keys; Escape closes it and the focus stays (P1).
 */
export function NavEntry({ item }: NavEntryProps) {
  const { t } = useTranslation('main-navdata');
  const place = useLocation();
  const panelId = useId();
  const dropdown = useDropdown();
  const current = currentAt(item.href, place);
  const hasChildren = item.children.length > 0;
  // A wide dropdown is centred in the header, a narrow one under its item.
  const isWide = item.children.some(({ children }) => children.length > 0);

  return (
    <Box
      component="li"
      {...(hasChildren && dropdown.entryProps)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        minWidth: 0,
        position: isWide ? 'static' : 'relative',
      }}
    >
      <NavLink item={item} current={current} sx={linkStyles(current !== undefined, hasChildren)}>
        {item.title}
      </NavLink>
      {hasChildren && (
        <>
          <IconButton
            size="small"
            color="inherit"
            aria-label={t('nav.expand', { title: item.title })}
            aria-expanded={dropdown.isOpen}
            aria-controls={dropdown.isOpen ? panelId : undefined}
            onClick={dropdown.toggle}
            sx={{ p: 0.25, marginInlineEnd: 0.5 }}
          >
            <ExpandMore
              fontSize="small"
              sx={{ transition: 'rotate 0.2s', rotate: dropdown.isOpen ? '180deg' : '0deg' }}
            />
          </IconButton>
          {dropdown.isOpen && (
            <NavDropdown id={panelId} item={item} isWide={isWide} onFollow={dropdown.close} />
          )}
        </>
      )}
    </Box>
  );
}

const linkStyles = (isCurrent: boolean, hasChildren: boolean) => ({
  position: 'relative',
  lineHeight: '44px',
  // Too long a menu is cut, not the page made wider.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  paddingInlineStart: { md: 1.25, lg: 1.75 },
  paddingInlineEnd: hasChildren ? 0.25 : { md: 1.25, lg: 1.75 },
  fontWeight: 600,
  fontSize: '0.9375rem',
  whiteSpace: 'nowrap',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: { md: 10, lg: 14 },
    insetInlineEnd: hasChildren ? 2 : { md: 10, lg: 14 },
    insetBlockEnd: 4,
    height: 2,
    borderRadius: 1,
    bgcolor: 'currentcolor',
    scale: isCurrent ? '1 1' : '0 1',
    transition: 'scale 0.2s',
  },
  '&:hover::after': { scale: '1 1' },
});
