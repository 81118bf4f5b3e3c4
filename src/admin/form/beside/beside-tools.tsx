import BackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import DesktopIcon from '@mui/icons-material/DesktopWindowsOutlined';
import PhoneIcon from '@mui/icons-material/PhoneIphoneOutlined';
import TabletIcon from '@mui/icons-material/TabletMacOutlined';
import EnglishIcon from '@mui/icons-material/TranslateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import type { Language } from '#src/i18n/languages.ts';
import { besideSettings, DEVICES } from './beside-settings.ts';

const ICONS = { phone: PhoneIcon, tablet: TabletIcon, desktop: DesktopIcon };
const NAMES = ['phone', 'tablet', 'desktop'] as const;

/** How the page is looked at. */
export type Look = { language: Language; isDark: boolean };

type BesideToolsProps = {
  look: Look;
  onChange: (look: Look) => void;
  /** Whether the language is chosen here, and not by the form's switch. */
  hasLanguage: boolean;
  isWide: boolean;
  onClose: () => void;
};

/** The row above the page: its width, dark, English, and the way back. */
export function BesideTools(props: BesideToolsProps) {
  const { look, onChange, hasLanguage, isWide, onClose } = props;
  const { t } = useTranslation('beside');
  const settings = besideSettings.useStored();
  const { language, isDark } = look;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        p: 1,
      }}
    >
      {!isWide && (
        <Button color="inherit" startIcon={<BackIcon />} onClick={onClose}>
          {t('back')}
        </Button>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('width')}
        value={settings.device}
        onChange={(_event, device: keyof typeof DEVICES | null) =>
          device && besideSettings.write({ ...settings, device })
        }
      >
        {NAMES.map((name) => {
          const Icon = ICONS[name];
          const label = t('device', { name: t(`name.${name}`), width: DEVICES[name] });
          return (
            <ToggleButton key={name} value={name} aria-label={label} title={label}>
              <Icon fontSize="small" />
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      <ToggleButton
        size="small"
        value="dark"
        selected={isDark}
        aria-label={t('dark')}
        title={t('dark')}
        onChange={() => onChange({ ...look, isDark: !isDark })}
      >
        <DarkIcon fontSize="small" />
      </ToggleButton>
      {hasLanguage && (
        <ToggleButton
          size="small"
          value="en"
          selected={language === 'en'}
          aria-label={t('english')}
          title={t('english')}
          onChange={() => onChange({ ...look, language: language === 'en' ? 'cn' : 'en' })}
        >
          <EnglishIcon fontSize="small" />
        </ToggleButton>
      )}
      {isWide && (
        <Box sx={{ marginInlineStart: 'auto' }}>
          <ToolButton label={t('close')} onClick={onClose}>
            <CloseIcon />
          </ToolButton>
        </Box>
      )}
    </Box>
  );
}
