import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SiteIcon from '@mui/icons-material/Language';
import SignOutIcon from '@mui/icons-material/Logout';
import TranslateIcon from '@mui/icons-material/Translate';
import { useTranslation } from 'react-i18next';
import { LANGUAGES } from '#src/i18n/languages.ts';
import { useLanguage } from '#src/i18n/use-language.ts';
import { useColorMode } from '../../settings/use-color-mode.ts';
import type { SearchEntry } from './search.ts';

const MODES = [
  { mode: 'light', icon: LightIcon },
  { mode: 'dark', icon: DarkIcon },
  { mode: 'system', icon: SystemIcon },
] as const;

/** Commands: search entries that do something instead of opening a page. */
export function usePaletteCommands(signOut: () => void): SearchEntry[] {
  const { t } = useTranslation('navbar');
  const { mode: chosen, choose } = useColorMode();
  const { language, changeLanguage } = useLanguage();
  const other = language === 'cn' ? 'en' : 'cn';
  const parents = [t('search.command.place')];
  const common = { parents, kind: 'action' as const };
  return [
    ...MODES.filter(({ mode }) => mode !== chosen).map(({ mode, icon }) => ({
      ...common,
      path: mode,
      title: t(`search.command.${mode}`),
      icon,
      run: () => choose(mode),
    })),
    {
      ...common,
      path: 'language',
      title: t('search.command.language', { language: LANGUAGES[other].label }),
      icon: TranslateIcon,
      run: () => changeLanguage(other),
    },
    {
      ...common,
      path: 'site',
      title: t('site'),
      icon: SiteIcon,
      run: () => window.open('/home', '_blank', 'noopener'),
    },
    {
      ...common,
      path: 'sign-out',
      title: t('account.signOut'),
      icon: SignOutIcon,
      run: signOut,
    },
  ];
}
