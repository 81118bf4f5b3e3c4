import CompactIcon from '@mui/icons-material/WidthNormalOutlined';
import { useTranslation } from 'react-i18next';
import { setSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { ToggleTile } from './toggle-tile.tsx';

export function CompactToggle() {
  const { t } = useTranslation('frame-components');
  const { compactLayout } = useSettings();
  return (
    <ToggleTile
      label={t('settings.compact')}
      icon={<CompactIcon />}
      tip={t('settings.compactTip')}
      checked={compactLayout}
      onChange={(checked) => setSetting('compactLayout', checked)}
    />
  );
}
