import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useMatches } from 'react-router';
import { isRouteHandle } from './route-handles.ts';
import { SIDE_MENU } from './side-menu.ts';

/**
 * Breadcrumbs from the matched routes' handles; nothing for a page without a parent. On phones the only link, back, is
 * an arrow at the window's edge, beside the toasts.
 */
export function Breadcrumbs() {
  const { t } = useTranslation(['navdata', 'common', 'navbar']);
  const crumbs = useMatches().flatMap(({ handle, pathname }) =>
    isRouteHandle(handle) ? [{ key: handle.title, title: t(handle.title), pathname }] : [],
  );
  const group = useGroupTitle();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  let here = crumbs.pop();
  // The page of a list is named after its type.
  if (here?.key === 'navdata:list') here = crumbs.pop();
  // One crumb alone would repeat the page's title.
  if (!here || (!group && crumbs.length === 0)) return null;

  const parent = crumbs.at(-1);

  return (
    <Box sx={rowStyle}>
      {isPhone && parent && (
        <IconButton
          component={RouterLink}
          to={parent.pathname}
          aria-label={parent.title}
          sx={backStyle}
        >
          <ArrowBack sx={{ '[dir="rtl"] &': { scale: '-1 1' } }} />
        </IconButton>
      )}
      <MuiBreadcrumbs aria-label={t('navbar:breadcrumbs')} sx={{ typography: 'body2' }}>
        {group && <span>{t(group)}</span>}
        {crumbs.map(({ title, pathname }) =>
          isPhone ? (
            <span key={pathname}>{title}</span>
          ) : (
            <Link key={pathname} component={RouterLink} to={pathname} color="text.secondary">
              {title}
            </Link>
          ),
        )}
        <Typography variant="body2" aria-current="page">
          {here.title}
        </Typography>
      </MuiBreadcrumbs>
    </Box>
  );
}

// In px like the toasts: content must begin below a toast of one line, whatever the font size.
const rowStyle = { mb: 1, display: 'flex', alignItems: 'center', minHeight: 24 };

const backStyle = { marginInlineStart: -2, my: '-10px', width: 44, height: 44 };

/** Title of the menu group that contains the path's area (`/backstage/site/...`). */
function useGroupTitle() {
  const area = useLocation().pathname.split('/').slice(0, 3).join('/');
  return SIDE_MENU.find(({ items }) => items.some(({ path }) => path.startsWith(`${area}/`)))
    ?.title;
}
