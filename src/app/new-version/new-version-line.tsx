import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { useReload } from '#src/components/loading/use-reload.ts';

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

/** `version.json`, written by `tools/prerender/vite-plugin.ts`. */
const Version = v.object({ program: v.string() });

/** Returns the URL of the deployed entry script, or null when it is unknown. Never throws. */
async function newestProgram(): Promise<string | null> {
  try {
    const response = await fetch('/version.json', { cache: 'no-store' });
    return v.parse(Version, await response.json()).program;
  } catch {
    // Offline, or a development server, which has no `version.json`.
    return null;
  }
}

/** Minimum time between two requests, in milliseconds. */
const EVERY = 5 * 60_000;

/**
 * Returns the URL of a newer entry script than the running one, or null. Checks when the user returns to
 * the tab, which may be open for days.
 */
function useNewVersion(): string | null {
  const [newer, setNewer] = useState<string | null>(null);

  useEffect(() => {
    // The page load counts as the first check.
    let askedAt = performance.timeOrigin;
    const look = async () => {
      const now = Date.now();
      if (document.visibilityState === 'hidden' || now - askedAt < EVERY) return;
      askedAt = now;
      const newest = await newestProgram();
      if (newest !== null && newest !== document.documentElement.dataset.build) setNewer(newest);
    };
    const lookAgain = () => void look();
    document.addEventListener('visibilitychange', lookAgain);
    window.addEventListener('focus', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('focus', lookAgain);
    };
  }, []);

  return newer;
}
