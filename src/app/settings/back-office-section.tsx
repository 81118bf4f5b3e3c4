import { useTranslation } from 'react-i18next';
import { differsFromDefault, resetSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { NavSection } from './nav-section.tsx';
import { OfficeToggles } from './office-toggles.tsx';
import { SettingsGroup } from './settings-group.tsx';

const KEYS = ['compactLayout', 'pageTabs', 'navLayout', 'navColor', 'navWidth'] as const;

/** What has no effect on the page, for everywhere but the back office. */
export function BackOfficeSection() {
  const { t } = useTranslation('frame-components');
  const settings = useSettings();
  return (
    <SettingsGroup
      title={t('settings.backOffice')}
      isChanged={differsFromDefault(settings, ...KEYS)}
      onReset={() => resetSetting(...KEYS)}
    >
      <OfficeToggles />
      <NavSection />
    </SettingsGroup>
  );
}
