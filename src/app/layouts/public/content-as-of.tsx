import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { notifyManager, useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { Query } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnline } from '#src/components/use-is-online.ts';
import { formatWith } from '#src/i18n/format.ts';

/**
 * Says how old the page's content is while the server, or the network, does not give a newer one, and
 * asks again on demand. Goes by itself once everything is up to date.
 */
export function ContentAsOf() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  const time = useSyncExternalStore(
    subscribe,
    () => Math.min(...cache.findAll(OLD).map(({ state }) => state.dataUpdatedAt)),
    () => Infinity,
  );
  const isOnline = useIsOnline();
  const isTrying = useIsFetching(OLD) > 0;
  if (time === Infinity) return null;

  const at = formatWith(
    new Date(time).toISOString(),
    (parts) => `${parts.year}-${parts.month}-${parts.day} ${parts.time}`,
  );
  return (
    <Box role="status" sx={styles}>
      {t('contentAsOf', { time: at })}
      {/* Without a network nothing can be tried; with one again it is, by itself. */}
      {isOnline && (
        <Button
          size="small"
          onClick={() => void client.refetchQueries(OLD, { cancelRefetch: false })}
          sx={{ flexShrink: 0 }}
        >
          {t(isTrying ? 'loading' : 'action.retry')}
        </Button>
      )}
    </Box>
  );
}

/** On the page, and the last try to read it again failed. */
const OLD = {
  type: 'active',
  predicate: ({ state: { data, status } }: Query) => data !== undefined && status === 'error',
} as const;

const styles = {
  position: 'fixed',
  insetInlineStart: 16,
  bottom: 'calc(var(--bottom-bar-height, 0px) + 16px)',
  zIndex: 'fab',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  // Beside the way back up.
  maxWidth: 'calc(100% - 96px)',
  px: 2,
  py: 0.5,
  border: 1,
  borderColor: 'outline',
  borderRadius: 1,
  typography: 'body2',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-customShadows-dropdown)',
  '@media print': { display: 'none' },
};
