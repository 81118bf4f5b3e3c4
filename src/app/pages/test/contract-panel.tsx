import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialect } from '#src/api/dialects/dialect.ts';
import { RouterButton } from '#src/components/router-link.tsx';
import { useCopy } from '#src/components/share/use-copy.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { env } from '#src/env.ts';
import { signInPath } from '#src/session/sign-in-path.ts';
import { useSession } from '#src/session/use-session.ts';
import { READS } from '#tools/api-check/calls.ts';
import type { Outcome } from '#tools/api-check/outcome.ts';
import { countVerdicts, toLines } from '#tools/api-check/report.ts';
import { CallRow } from './call-row.tsx';
import { useContractReads } from './use-contract-reads.ts';

const WRITE_COMMAND = 'npm run contract -- --write';

/** Checks the reading calls of the configured server against the API contract; `npm run contract` checks writing ones too. */
export function ContractPanel() {
  const { t } = useTranslation('test');
  const isSignedIn = useSession().status === 'authenticated';
  const queryClient = useQueryClient();
  const [onlyDiffering, setOnlyDiffering] = useState(false);
  const reads = useContractReads(isSignedIn);

  const rows = READS.map(({ call }) => ({
    call,
    ...(reads.get(call) ?? { outcome: undefined, isRunning: false }),
  }));
  const outcomes = rows.flatMap(({ outcome }) => outcome ?? []);
  const isRunning = rows.some((row) => row.isRunning);
  const shown = onlyDiffering ? rows.filter(({ outcome }) => outcome?.verdict === 'differs') : rows;
  const needSession = outcomes.filter(({ reason }) => reason === 'session').length;

  return (
    <>
      <Typography variant="h5" component="h2" sx={{ mt: 6, mb: 1 }}>
        {t('calls.title')}
      </Typography>
      <Typography role="status" sx={{ mb: 2 }}>
        {isRunning ? t('calls.running') : t('calls.summary', countVerdicts(outcomes))}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>
        {t('calls.writes')} <code>{WRITE_COMMAND}</code>
      </Typography>
      {needSession > 0 && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <RouterButton to={signInPath('/test')} color="inherit" size="small">
              {t('calls.signIn')}
            </RouterButton>
          }
        >
          {t('calls.signedOut', { count: needSession })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={isRunning}
          onClick={() => void queryClient.refetchQueries({ queryKey: ['contract', isSignedIn] })}
        >
          {t('calls.again')}
        </Button>
        <CopyReport outcomes={outcomes} isRunning={isRunning} />
        <FormControlLabel
          label={t('calls.onlyDiffering')}
          control={
            <Switch
              checked={onlyDiffering}
              onChange={(event) => setOnlyDiffering(event.target.checked)}
            />
          }
        />
      </Box>
      {shown.length === 0 && <Typography>{t('calls.noneDiffers')}</Typography>}
      <Box component="ul" aria-label={t('calls.title')}>
        {shown.map((row) => (
          <CallRow key={row.call} {...row} />
        ))}
      </Box>
    </>
  );
}

type CopyReportProps = { outcomes: Outcome[]; isRunning: boolean };

/** Copies the result as text, for the server's developers. */
function CopyReport({ outcomes, isRunning }: CopyReportProps) {
  const { t } = useTranslation('test');
  const words = {
    fits: t('calls.fits'),
    differs: t('calls.differs'),
    skipped: t('calls.skipped'),
    unknown: t('calls.unknown'),
    session: t('calls.reason.session'),
    noRecord: t('calls.reason.noRecord'),
  };
  const text = [
    `${env.apiHost || window.location.origin}${dialect.prefix}`,
    t('calls.summary', countVerdicts(outcomes)),
    '',
    ...outcomes.flatMap((outcome) => toLines(outcome, words)),
  ].join('\n');
  const { isCopied, copy } = useCopy(text);
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={isRunning} onClick={() => void copy()}>
        {t(isCopied ? 'calls.copied' : 'calls.copy')}
      </Button>
      <VisuallyHidden live>{isCopied && t('calls.copied')}</VisuallyHidden>
    </>
  );
}
