import { useTranslation } from 'react-i18next';
import { COLOR_FILTERS } from '#src/settings/schema.ts';
import { differsFromDefault, resetSetting, setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { RadioTiles } from './radio-tiles.tsx';
import { SettingsGroup } from './settings-group.tsx';

export function FilterSection() {
  const { t } = useTranslation('frame-components');
  const settings = useSettings();
  return (
    <SettingsGroup
      title={t('settings.filter')}
      tip={t('settings.filterTip')}
      isChanged={differsFromDefault(settings, 'colorFilter')}
      onReset={() => resetSetting('colorFilter')}
    >
      <RadioTiles
        label={t('settings.filter')}
        value={settings.colorFilter}
        columns={3}
        options={COLOR_FILTERS.map((value) => ({ value, label: t(`settings.filters.${value}`) }))}
        onChange={(value) => setSetting('colorFilter', value)}
      />
    </SettingsGroup>
  );
}
