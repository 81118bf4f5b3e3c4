import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#src/components/use-copy.ts';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { Outcome } from '#tools/api-check/outcome.ts';
import { countVerdicts, toLines } from '#tools/api-check/report.ts';
import { env } from '#src/env.ts';

type CopyReportProps = { outcomes: Outcome[]; isRunning: boolean };

/** Copies what the page shows as text, for whoever mends the server. */
export function CopyReport({ outcomes, isRunning }: CopyReportProps) {
  const { t } = useTranslation('test');
  const words = {
    fits: t('calls.fits'),
    differs: t('calls.differs'),
    skipped: t('calls.skipped'),
    unknown: t('calls.unknown'),
    session: t('calls.reason.session'),
    notAsked: t('calls.reason.notAsked'),
    noRecord: t('calls.reason.noRecord'),
    permanent: t('calls.reason.permanent'),
  };
  const text = [
    `${env.apiHost || window.location.origin}/api`,
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
