import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { langOf, localized } from '#src/api/fields/localized.ts';
import { hasShownStatus } from '#src/api/fields/status.ts';
import { CompanyFooter } from '#src/features/company-info/public/company-footer.tsx';
import { friendlyLinkApi } from '#src/features/friendly-link/schema.ts';
import { menuApi } from '#src/features/menu/api.ts';
import { toNavItems } from '#src/features/menu/public/nav-item.ts';
import { NavLink } from '#src/features/menu/public/nav-link.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCompany } from '../use-company.ts';

export function PublicFooter() {
  const { company, name } = useCompany();
  return (
    <CompanyFooter company={company} name={name} menu={<FooterMenu />} links={<FriendlyLinks />} />
  );
}

/** Items without children form a list without heading. */
function FooterMenu() {
  const { t } = useTranslation('main-navdata');
  const session = useSession();
  const menu = useQuery(menuApi.foot());
  const role = session.status === 'authenticated' ? session.user.role : undefined;
  const items = toNavItems(localized(menu.data?.rows ?? []), role);
  if (items.length === 0) return null;

  return (
    <Box
      component="nav"
      aria-label={t('footer.menu')}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 3,
      }}
    >
      {items.map((group) => (
        <Box key={group.key} component="ul">
          <li>
            <Typography variant="subtitle2" component="span" sx={{ color: 'text.primary' }}>
              <NavLink item={group} sx={linkStyles} />
            </Typography>
          </li>
          {group.children.map((item) => (
            <Box key={item.key} component="li" sx={itemStyles}>
              <NavLink item={item} sx={{ ...linkStyles, '&:hover': { color: 'text.primary' } }} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

// On touch devices the links have their own height.
const itemStyles = { mt: 1.25, '@media (pointer: coarse)': { mt: 0 } };

/** An icon beside name and caption. */
const linkStyles = { display: 'inline-flex', alignItems: 'center' };

/** Partner links in 2, 3 or 4 columns; more than three rows are folded. */
function FriendlyLinks() {
  const { t } = useTranslation('main-navdata');
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useQuery(friendlyLinkApi.shown());
  const links = localized(data?.rows ?? [])
    .filter(hasShownStatus)
    .toSorted(bySort);
  if (links.length === 0) return null;

  return (
    <Box sx={linksStyles}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minHeight: 44 }}>
        <Typography variant="subtitle2" component="h2" sx={{ color: 'text.primary' }}>
          {t('footer.friendlyLinks')}
        </Typography>
        <Button
          color="inherit"
          size="small"
          endIcon={<ExpandMore sx={{ rotate: isOpen ? '180deg' : '0deg' }} />}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ display: displayWhere((fitting) => links.length > fitting) }}
        >
          {t('footer.allLinks', { count: links.length })}
        </Button>
      </Box>
      <Box component="ul" id={listId} sx={gridStyles}>
        {links.map((link, index) => (
          <Box
            key={link.id}
            component="li"
            sx={{
              ...linkItemStyles,
              display: displayWhere((fitting) => isOpen || index < fitting),
            }}
          >
            <Link
              href={safeHref(link.url)}
              lang={langOf(link, 'name')}
              target="_blank"
              rel="noopener"
              title={link.description || undefined}
              color="inherit"
              underline="hover"
              sx={{ '&:hover': { color: 'text.primary' } }}
            >
              {link.name}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The CSS `display` at each width; `isSeen` receives how many links fit into three rows there. */
function displayWhere(isSeen: (fitting: number) => boolean) {
  const displayOf = (fitting: number) => (isSeen(fitting) ? 'flex' : 'none');
  return { xs: displayOf(6), sm: displayOf(9), lg: displayOf(12) };
}

const linksStyles = {
  mt: { xs: 5, md: 7 },
  pt: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};
const gridStyles = {
  mt: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
  '@media (pointer: coarse)': { rowGap: 0 },
};
// Some single characters are wider than a column (U+FDFD).
const linkItemStyles = {
  gridColumn: { xs: 'span 6', sm: 'span 4', lg: 'span 3' },
  overflowX: 'clip',
};
