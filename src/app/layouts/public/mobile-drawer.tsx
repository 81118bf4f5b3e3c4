import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentAt, type NavItem } from '#src/features/menu/public/nav-item.ts';
import { NavLink } from '#src/features/menu/public/nav-link.tsx';
import { BrandLink } from './brand-link.tsx';
import { ContentLanguageButton } from './language-button.tsx';
import { touchTargets } from './layout-styles.ts';

type MobileDrawerProps = { items: NavItem[]; isOpen: boolean; onClose: () => void };

/** Menu of small screens, 288 px wide with text of the usual size. */
export function MobileDrawer({ items, isOpen, onClose }: MobileDrawerProps) {
  const { t } = useTranslation('main-navdata');
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('nav.label'),
          sx: { width: '18rem', maxWidth: 'calc(100% - 32px)', ...touchTargets },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          px: 2,
          minHeight: 'var(--header-height)',
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <BrandLink />
        </Box>
        <IconButton edge="end" aria-label={t('nav.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box component="nav" aria-label={t('nav.label')} sx={{ flexGrow: 1, px: 1 }}>
        <Box component="ul">
          {items.map((item) => (
            <MobileNavEntry key={item.key} item={item} />
          ))}
        </Box>
      </Box>
      <Box sx={{ p: 2 }}>
        <ContentLanguageButton />
      </Box>
    </Drawer>
  );
}

type MobileNavEntryProps = { item: NavItem; depth?: number };

/** Expanded initially where a child is current. */
function MobileNavEntry({ item, depth = 0 }: MobileNavEntryProps) {
  const { t } = useTranslation('main-navdata');
  const place = useLocation();
  const current = currentAt(item.href, place);
  const [isOpen, setIsOpen] = useState(() =>
    item.children.some((child) => currentAt(child.href, place) !== undefined),
  );

  return (
    <li>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <NavLink
          item={item}
          current={current}
          sx={{
            flexGrow: 1,
            display: 'flex',
            alignItems: 'center',
            minHeight: 44,
            px: 1.5,
            borderRadius: 1,
            paddingInlineStart: 1.5 + depth * 2,
            fontSize: depth === 0 ? '1rem' : '0.875rem',
            fontWeight: current || depth === 0 ? 600 : 400,
            color: current ? 'brand.text' : 'text.primary',
            bgcolor: current ? 'action.hover' : 'transparent',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        />
        {item.children.length > 0 && (
          <IconButton
            aria-label={t('nav.expand', { title: item.title })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ExpandMore
              sx={{ transition: 'transform 0.2s', transform: isOpen ? 'rotate(180deg)' : 'none' }}
            />
          </IconButton>
        )}
      </Box>
      {item.children.length > 0 && (
        <Collapse in={isOpen} unmountOnExit>
          <Box component="ul">
            {item.children.map((child) => (
              <MobileNavEntry key={child.key} item={child} depth={depth + 1} />
            ))}
          </Box>
        </Collapse>
      )}
    </li>
  );
}
