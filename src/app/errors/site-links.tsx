import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#src/components/router-link.tsx';

/** Where a lost visitor may have wanted to go. */
export function SiteLinks() {
  const { t } = useTranslation(['common', 'main-navdata']);
  const links = [
    { to: '/product', text: t('main-navdata:nav.product') },
    { to: '/news', text: t('main-navdata:nav.news') },
    { to: '/job', text: t('main-navdata:nav.job') },
    { to: '/aboutus', text: t('main-navdata:nav.aboutUs') },
  ];
  return (
    <Box component="nav" aria-labelledby="lost-visitor" sx={{ mt: 4, typography: 'body2' }}>
      <Box id="lost-visitor" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('errorPage.notFound.elsewhere')}
      </Box>
      <Box component="ul" sx={listStyles}>
        {links.map(({ to, text }) => (
          <li key={to}>
            <RouterLink to={to} color="brand.text" sx={{ display: 'block', py: 0.5 }}>
              {text}
            </RouterLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listStyles = {
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 3,
  listStyle: 'none',
};
