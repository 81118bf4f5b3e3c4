import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReload } from '#src/components/loading/use-reload.ts';
import { useNewVersion } from './use-new-version.ts';

/**
 * Offers to reload when a new version was deployed while the tab was open. The user may refuse: a page
 * whose code is missing reloads itself (`src/app/errors`). Never lazy, because a deploy may remove its chunk.
 */
export function NewVersionLine() {
  const { t } = useTranslation(['navbar', 'common']);
  const reload = useReload();
  const newer = useNewVersion();
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <Box role="status">
      {newer !== null && newer !== refused && (
        <Box sx={lineStyle}>
          <GlobalStyles styles={ROOM} />
          <Box sx={{ flex: 1 }}>{t('newVersion.text')}</Box>
          <Button size="small" color="inherit" variant="outlined" onClick={() => void reload()}>
            {t('common:action.refresh')}
          </Button>
          <IconButton
            size="small"
            color="inherit"
            aria-label={t('newVersion.dismiss')}
            onClick={() => setRefused(newer)}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}

/** Space for the line: toasts are shown below it, because they would cover its buttons. */
const ROOM = { body: { '--new-version-line': '56px' } };

const lineStyle = {
  px: { xs: 2, sm: 3, lg: 5 },
  py: 0.75,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
  bgcolor: 'background.neutral',
  '@media print': { display: 'none' },
};
