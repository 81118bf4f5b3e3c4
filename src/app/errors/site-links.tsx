import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RouterLink } from '#src/components/router-link.tsx';
import { NavIcon } from '#src/features/menu/public/nav-icon.tsx';
import { useMainMenu } from '../layouts/public/use-main-menu.ts';

/** Links to the first four entries of the header's menu; renders nothing until the menu is loaded. */
export function SiteLinks() {
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
  m: 0,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: 3,
  listStyle: 'none',
};
const linkStyles = { display: 'block', py: 0.5, '@media (pointer: coarse)': { py: 1.25 } };
