import Link from '@mui/material/Link';
import MuiBreadcrumbs from '@mui/material/Breadcrumbs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useMatches } from 'react-router';
import { isRouteHandle } from './route-handles.ts';
import { SIDE_MENU } from './side-menu.ts';

/** Breadcrumbs from the matched routes' handles; nothing where there is no way to the page. */
export function Breadcrumbs() {
  const { t } = useTranslation(['navdata', 'common', 'navbar']);
  const crumbs = useMatches().flatMap(({ handle, pathname }) =>
    isRouteHandle(handle) ? [{ title: t(handle.title), pathname }] : [],
  );
  const group = useGroupTitle();
  const here = crumbs.pop();
  // One crumb alone would repeat the page's title.
  if (!here || (!group && crumbs.length === 0)) return null;

  return (
    <MuiBreadcrumbs aria-label={t('navbar:breadcrumbs')} sx={{ typography: 'body2', mb: 1 }}>
      {group && <span>{t(group)}</span>}
      {crumbs.map(({ title, pathname }) => (
        <Link key={pathname} component={RouterLink} to={pathname} color="text.secondary">
          {title}
        </Link>
      ))}
      <Typography variant="body2" aria-current="page">
        {here.title}
      </Typography>
    </MuiBreadcrumbs>
  );
}

/** Title of the menu group that contains the path's area (`/backstage/site/...`). */
function useGroupTitle() {
  const area = useLocation().pathname.split('/').slice(0, 3).join('/');
  return SIDE_MENU.find(({ items }) => items.some(({ path }) => path.startsWith(`${area}/`)))
    ?.title;
}
