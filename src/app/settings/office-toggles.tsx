import TabIcon from '@mui/icons-material/TabOutlined';
import CompactIcon from '@mui/icons-material/WidthNormalOutlined';
import { useTranslation } from 'react-i18next';
import { setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { ToggleTile } from './toggle-tile.tsx';

/** The switches of settings that the back office alone has. */
export function OfficeToggles() {
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
