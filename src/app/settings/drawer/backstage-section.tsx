import TabIcon from '@mui/icons-material/TabOutlined';
import CompactIcon from '@mui/icons-material/WidthNormalOutlined';
import { useTranslation } from 'react-i18next';
import { setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { NavSection } from './nav-section.tsx';
import { PresetSection } from './preset-section.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { ToggleTile } from './toggle-tile.tsx';
import { TransferPart } from './transfer-part.tsx';

const KEYS = [
  'primaryColor',
  'compactLayout',
  'pageTabs',
  'navLayout',
  'navColor',
  'navWidth',
] as const;

/** What affects only the back office, and copying of settings, for the drawer on other pages. */
export function BackstageSection() {
  const { t } = useTranslation('frame-components');
  return (
    <SettingsGroup title={t('settings.backOffice')} keys={KEYS}>
      <PresetSection />
      <BackstageToggles />
      <NavSection />
      <TransferPart />
    </SettingsGroup>
  );
}

/** Switches of settings that affect only the back office. */
export function BackstageToggles() {
  const { t } = useTranslation('frame-components');
  const { compactLayout, pageTabs } = useSettings();
  return (
    <>
      <ToggleTile
        label={t('settings.compact')}
        icon={<CompactIcon />}
        tip={t('settings.compactTip')}
        checked={compactLayout}
        onChange={(checked) => setSetting('compactLayout', checked)}
      />
      <ToggleTile
        label={t('settings.pageTabs')}
        icon={<TabIcon />}
        tip={t('settings.pageTabsTip')}
        checked={pageTabs}
        onChange={(checked) => setSetting('pageTabs', checked)}
      />
    </>
  );
}
