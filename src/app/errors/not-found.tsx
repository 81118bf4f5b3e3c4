import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { NotFoundIllustration } from '#src/components/illustrations/not-found-illustration.tsx';
import { ErrorView } from '#src/components/page/error-view.tsx';
import { PageMeta } from '#src/components/page/page-meta.tsx';
import { RouterButton, RouterLink } from '#src/components/router-link.tsx';
import { NavIcon } from '#src/features/menu/public/nav-icon.tsx';
import { useMainMenu } from '../layouts/public/use-main-menu.ts';

/** Links to the first four entries of the header's menu; renders nothing until the menu is loaded. */
function SiteLinks() {
  const { t } = useTranslation();
  const links = (useMainMenu() ?? []).filter(({ href }) => href && href !== '/home').slice(0, 4);
  if (links.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby="lost-visitor" sx={{ mt: 4, typography: 'body2' }}>
      <Box id="lost-visitor" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('errorPage.notFound.elsewhere')}
      </Box>
      <Box component="ul" sx={listStyles}>
        {links.map(({ key, href = '', icon, title }) => (
          <li key={key}>
            <RouterLink to={href} color="brand.text" sx={linkStyles}>
              <NavIcon src={icon} />
              {title}
            </RouterLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 3,
};
const linkStyles = { display: 'block', py: 0.5, '@media (pointer: coarse)': { py: 1.25 } };

/** The 404 page; in the back office it links to the back office, elsewhere to the public site. */
export function NotFound() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const inBackstage = pathname.startsWith('/backstage');
  return (
    <>
      <PageMeta title={t('errorPage.notFound.title')} noIndex />
      <ErrorView
        illustration={<NotFoundIllustration />}
        title={t('errorPage.notFound.title')}
        description={t('errorPage.notFound.description')}
        details={!inBackstage && !pathname.startsWith('/auth') && <SiteLinks />}
        actions={
          <RouterButton
            to={inBackstage ? '/backstage' : '/home'}
            variant="contained"
            color={inBackstage ? 'primary' : 'secondary'}
            size="large"
          >
            {t(inBackstage ? 'action.toBackstage' : 'action.toHome')}
          </RouterButton>
        }
      />
    </>
  );
}
