import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { Call } from '#src/api/client/client.ts';
import type { Outcome } from '#tools/api-check/outcome.ts';
import type { Row } from './use-contract-reads.ts';

type CallRowProps = Row & { call: Call };

const COLORS = { fits: 'success', differs: 'error', skipped: 'default' } as const;

export function CallRow({ call, outcome, isRunning, retry }: CallRowProps) {
  const { t } = useTranslation(['test', 'common']);
  return (
    <Box component="li" sx={styles}>
      <Box component="code" sx={{ flex: '1 1 220px', overflowWrap: 'anywhere' }}>
        {call}
        {outcome?.made !== undefined && outcome.made !== call && ` → ${outcome.made}`}
      </Box>
      {isRunning || outcome === undefined ? (
        <span>{t(isRunning ? 'calls.running' : 'calls.waiting')}</span>
      ) : (
        <>
          <Chip
            size="small"
            variant="soft"
            color={COLORS[outcome.verdict]}
            label={t(`calls.${outcome.verdict}`)}
          />
          {(outcome.reason === 'session' || outcome.reason === 'noRecord') && (
            <span>{t(`calls.reason.${outcome.reason}`)}</span>
          )}
          {outcome.status !== undefined && <span>{outcome.status}</span>}
          {outcome.ms !== undefined && <span>{t('calls.ms', { ms: outcome.ms })}</span>}
          {outcome.count !== undefined && (
            <span>{t('calls.records', { count: outcome.count })}</span>
          )}
        </>
      )}
      {retry && (
        <Button
          size="small"
          color="secondary"
          disabled={isRunning}
          aria-label={t('calls.retry', { call })}
          onClick={retry}
        >
          {t('common:action.retry')}
        </Button>
      )}
      {outcome && !isRunning && <ProblemList outcome={outcome} />}
    </Box>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  py: 1,
  minHeight: 48,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
};

/** Contract violations and unknown fields of an answer. */
function ProblemList({ outcome: { problems, unknown } }: { outcome: Outcome }) {
  const { t } = useTranslation('test');
  if (problems.length === 0 && unknown.length === 0) return null;
  return (
    <Box component="ul" sx={listStyles}>
      {problems.map(({ path, expected, got, times }) => (
        <Box
          component="li"
          key={`${path} ${expected}`}
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}
        >
          <Part name={t('calls.path')} value={path} />
          <Part name={t('calls.expected')} value={expected} />
          <Part name={t('calls.got')} value={got} />
          {times > 1 && <span>{t('calls.times', { count: times })}</span>}
        </Box>
      ))}
      {unknown.length > 0 && (
        <li>
          {t('calls.unknown')}: <code>{unknown.join(', ')}</code>
        </li>
      )}
    </Box>
  );
}

function Part({ name, value }: { name: string; value: string }) {
  return (
    <span>
      {name} <code>{value}</code>
    </span>
  );
}

const listStyles = {
  flex: '1 0 100%',
  paddingInlineStart: 2.5,
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  '& code': { color: 'text.primary', unicodeBidi: 'isolate' },
};
