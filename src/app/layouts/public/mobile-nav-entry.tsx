import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentAt } from '#src/features/menu/public/nav-item.ts';
import type { NavItem } from '#src/features/menu/public/nav-item.ts';
import { NavLink } from '#src/features/menu/public/nav-link.tsx';

type MobileNavEntryProps = { item: NavItem; depth?: number };

/** An item of the drawer; its children unfold below it, by themselves where one of them is current. */
export function MobileNavEntry({ item, depth = 0 }: MobileNavEntryProps) {
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
        >
          {item.title}
        </NavLink>
        {item.children.length > 0 && (
          <IconButton
            aria-label={t('nav.expand', { title: item.title })}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ExpandMore sx={{ transition: 'rotate 0.2s', rotate: isOpen ? '180deg' : '0deg' }} />
          </IconButton>
        )}
      </Box>
      {item.children.length > 0 && (
        <Collapse in={isOpen} unmountOnExit>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {item.children.map((child) => (
              <MobileNavEntry key={child.key} item={child} depth={depth + 1} />
            ))}
          </Box>
        </Collapse>
      )}
    </li>
  );
}
