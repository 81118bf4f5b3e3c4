import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { request, toRequest } from '#src/api/client.ts';
import type { Call } from '#src/api/client.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { ApiError } from '#src/lib/api-error.ts';

type CallRowProps = { call: Call };

/** One call, how it went and how long it took, and another try. */
export function CallRow({ call }: CallRowProps) {
  const { t } = useTranslation(['test', 'common']);
  const query = useQuery({
    queryKey: ['test', call],
    queryFn: async ({ signal }) => {
      const start = performance.now();
      await request(v.unknown(), { ...toRequest(call), signal });
      return Math.round(performance.now() - start);
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const { error } = query;
  const status = error instanceof ApiError && error.kind === 'http' ? error.status : undefined;

  return (
    <Box component="li" sx={styles}>
      <Box component="code" sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
        {call}
      </Box>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        {query.isFetching && t('calls.running')}
        {!query.isFetching && query.isSuccess && (
          <>
            <Chip size="small" variant="soft" color="success" label={t('calls.ok')} />
            <span>{t('calls.ms', { ms: query.data })}</span>
          </>
        )}
        {!query.isFetching && query.isError && (
          <>
            <Chip size="small" variant="soft" color="error" label={status ?? t('calls.failed')} />
            <span>{errorMessage(query.error)}</span>
          </>
        )}
      </Box>
      <Button
        color="secondary"
        disabled={query.isFetching}
        aria-label={t('calls.retry', { call })}
        onClick={() => void query.refetch()}
      >
        {t('common:action.retry')}
      </Button>
    </Box>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
};
