import PasswordIcon from '@mui/icons-material/Password';
import ShieldIcon from '@mui/icons-material/ShieldOutlined';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router';
import { env } from '#src/env.ts';
import type { AuthMethod } from '#src/lib/auth-methods.ts';
import { returnToOf } from '#src/session/return-to.ts';
import { AUTH_FOLDERS, signInPath } from '#src/session/sign-in-path.ts';

const ICONS = { jwtlocal: PasswordIcon, jwt: KeyIcon, auth0: ShieldIcon };

/** Icons that link to the pages of the build's sign-in methods. Renders nothing if there is only one. */
export function SignInMethods() {
  const { t } = useTranslation('sign-in');
  const location = useLocation();
  if (env.authMethods.length < 2) return null;
  const { pathname } = location;
  const returnTo = returnToOf(location);
  const isCurrent = (method: AuthMethod) =>
    matchPath(`/auth/${AUTH_FOLDERS[method]}/*`, pathname) !== null ||
    // The index route of the auth pages is the local sign-in.
    (method === 'jwtlocal' && matchPath('/auth', pathname) !== null);

  return (
    <Box component="nav" aria-label={t('methods.title')} sx={{ textAlign: 'center' }}>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('methods.title')}
      </Typography>
      <Box component="ul" sx={list}>
        {env.authMethods.map((method) => {
          const Icon = ICONS[method];
          return (
            <li key={method}>
              <Tooltip title={t(`methods.${method}`)}>
                <IconButton
                  component={Link}
                  to={signInPath(returnTo, method)}
                  aria-current={isCurrent(method) ? 'true' : undefined}
                  sx={icon}
                >
                  <Icon />
                </IconButton>
              </Tooltip>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const list = {
  display: 'flex',
  justifyContent: 'center',
  gap: 1.5,
  mt: 1,
} as const;

const icon = {
  width: 48,
  height: 48,
  border: 1,
  borderColor: 'outline',
  '&[aria-current]': {
    color: 'primary.text',
    borderColor: 'primary.text',
    boxShadow: '0 0 0 1px var(--mui-palette-primary-text)',
    bgcolor: 'rgba(var(--mui-palette-primary-tintChannel) / 0.12)',
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
} as const;
