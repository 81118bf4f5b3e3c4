import CloseIcon from '@mui/icons-material/Close';
import ResetIcon from '@mui/icons-material/RestartAlt';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { differsFromDefault, resetAll } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { FullScreenButton } from './full-screen-button.tsx';
import { DEFAULT_MODE, useColorMode } from './use-color-mode.ts';

type DrawerHeaderProps = { titleId: string; onClose: () => void };

export function DrawerHeader({ titleId, onClose }: DrawerHeaderProps) {
  const { t } = useTranslation('frame-components');
  const settings = useSettings();
  const { mode, choose } = useColorMode();
  const isChanged = mode !== DEFAULT_MODE || differsFromDefault(settings);

  return (
    <Stack direction="row" sx={{ alignItems: 'center', py: 1.5, pl: 2.5, pr: 1 }}>
      <Typography id={titleId} component="h2" variant="h6" sx={{ flexGrow: 1 }}>
        {t('settings.title')}
      </Typography>
      <FullScreenButton />
      <Tooltip title={t('settings.resetAll')}>
        <IconButton
          aria-label={t('settings.resetAll')}
          onClick={() => {
            resetAll();
            choose(DEFAULT_MODE);
          }}
        >
          <Badge variant="dot" color="error" invisible={!isChanged}>
            <ResetIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Tooltip title={t('settings.close')}>
        <IconButton aria-label={t('settings.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
