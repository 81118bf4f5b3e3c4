import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { setSetting } from '#src/settings/store.ts';
import { LAYOUT } from './layout-size.ts';

const SIZE = 28;

type NavToggleProps = { isMini: boolean };

/** Folds the menu into its mini form and back (N4). */
export function NavToggle({ isMini }: NavToggleProps) {
  const { t } = useTranslation('navbar');
  const label = t(isMini ? 'navigation.expand' : 'navigation.collapse');
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={() => setSetting('navLayout', isMini ? 'vertical' : 'mini')}
        sx={toggleStyle}
      >
        <ChevronLeftIcon
          sx={{
            fontSize: 18,
            scale: isMini ? '-1 1' : '1 1',
            '[dir="rtl"] &': { scale: isMini ? '1 1' : '-1 1' },
          }}
        />
      </IconButton>
    </Tooltip>
  );
}

const toggleStyle = {
  position: 'absolute',
  top: (LAYOUT.header.desktop - SIZE) / 2,
  insetInlineEnd: -SIZE / 2,
  zIndex: 1,
  width: SIZE,
  height: SIZE,
  p: 0,
  border: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  bgcolor: 'background.default',
  '&:hover': { bgcolor: 'background.neutral', color: 'text.primary' },
};
