import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#src/settings/schema.ts';
import { differsFromDefault, resetSetting } from '#src/settings/store.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { InfoTip } from './info-tip.tsx';

const INNER_HEADING = { h3: 'h4', h4: 'h5', h5: 'h6', h6: 'h6' } as const;

const Heading = createContext<keyof typeof INNER_HEADING>('h3');

type SettingsGroupProps = {
  title: string;
  nested?: boolean;
  tip?: string;
  /** The settings that the group's button resets, shown where one of them is not the default. */
  keys?: readonly (keyof Settings)[];
  /** Whether something else is not the default, which `onReset` resets. */
  isChanged?: boolean;
  onReset?: () => void;
  children: ReactNode;
};

export function SettingsGroup(props: SettingsGroupProps) {
  const { title, nested = false, tip, keys = [], isChanged = false, onReset, children } = props;
  const { t } = useTranslation('frame-components');
  const heading = use(Heading);
  const settings = useSettings();
  const resetLabel = t('settings.reset', { group: title });
  const reset = () => {
    resetSetting(...keys);
    onReset?.();
  };

  return (
    <Stack component="section" aria-label={title} sx={{ gap: nested ? 0.5 : 1 }}>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 32 }}>
        <Typography
          component={heading}
          variant={nested ? 'caption' : 'subtitle2'}
          sx={{ color: nested ? 'text.secondary' : 'text.primary' }}
        >
          {title}
        </Typography>
        {tip && <InfoTip text={tip} />}
        <Box sx={{ flexGrow: 1 }} />
        {(isChanged || (keys.length > 0 && differsFromDefault(settings, ...keys))) && (
          <Tooltip title={resetLabel} placement="left">
            <IconButton size="small" aria-label={resetLabel} onClick={reset}>
              <ReplayIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
      </Stack>
      <Heading value={INNER_HEADING[heading]}>{children}</Heading>
    </Stack>
  );
}
