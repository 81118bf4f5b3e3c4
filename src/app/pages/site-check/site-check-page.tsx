import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { UnreadNotice } from '#src/admin/records/unread-notice.tsx';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { formatDateTime } from '#src/i18n/format/format-date-time.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { groupOf, isToDo, findingPageKey } from './finding.ts';
import { FindingsList } from './findings-list.tsx';
import { lastCheck } from './last-check.ts';
import { useCheckedPictures } from './picture-loads.ts';
import { useSiteCheck } from './use-site-check.ts';
import { decisions } from '#src/admin/form/checklist/set-aside.ts';
import { Folded } from './folded.tsx';

/** The site check: reads all records when asked to, and lists the faults that visitors would meet. */
export function Component() {
  const { t } = useTranslation('site-check');
  const check = useSiteCheck();
  const { findings, failures, isEnded } = check;
  const isFine = isEnded && !findings.some(isToDo) && failures.length === 0;
  return (
    <>
      <PageHeader title={t('title')} purpose={t('purpose')} />
      <CheckState check={check} />
      {isFine && (
        <EmptyState
          illustration={<EmptyIllustration />}
          title={t('nothing')}
          description={t('nothingHint')}
        />
      )}
      {findings.length > 0 && <FindingsList findings={findings} />}
      <SetAsideList />
    </>
  );
}

/** Progress of the check, what could not be read, and the buttons that start, stop and repeat it. */
function CheckState({ check }: { check: ReturnType<typeof useSiteCheck> }) {
  const { t } = useTranslation('site-check');
  const { findings, failures, done, total, isRunning, isOutdated, hasBegun, isEnded } = check;
  const pictures = useCheckedPictures();
  const values = {
    done: formatNumber(done),
    total: total === null ? '…' : formatNumber(total),
    pictures: formatNumber(pictures),
  };
  const progress = t('progress', values);
  const first = findings.filter((finding) => groupOf(finding) === 'first');
  const missing = findings.filter((finding) => groupOf(finding) === 'missing');
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, mb: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 240px' }}>
          <Typography role="status" variant="subtitle1" component="p">
            {isRunning
              ? progress
              : isEnded
                ? t(failures.length > 0 ? 'endedPartly' : 'ended', {
                    count: first.length,
                    pages: new Set(missing.map(findingPageKey)).size,
                  })
                : isOutdated
                  ? t('outdated')
                  : hasBegun
                    ? t('stopped', values)
                    : t('notBegun')}
          </Typography>
          {!isRunning && <LastCheck />}
        </Box>
        {isRunning ? (
          <Button color="inherit" variant="outlined" onClick={check.stop}>
            {t('stop')}
          </Button>
        ) : (
          <>
            {hasBegun && (
              <Button color="inherit" variant="outlined" onClick={check.startAgain}>
                {t('again')}
              </Button>
            )}
            {!isEnded && (
              <Button variant="contained" onClick={check.start}>
                {t(isOutdated ? 'checkChanged' : hasBegun ? 'goOn' : 'start')}
              </Button>
            )}
          </>
        )}
      </Box>
      {isRunning && (
        <LinearProgress
          variant={total === null ? 'indeterminate' : 'determinate'}
          value={(100 * done) / Math.max(1, total ?? 0)}
          aria-label={progress}
          sx={{ mt: 2 }}
        />
      )}
      <UnreadNotice failures={failures} sx={{ mt: 2 }} />
    </Card>
  );
}

function LastCheck() {
  const { t } = useTranslation('site-check');
  const last = lastCheck.useStored();
  if (!last) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {t('last', { time: formatDateTime(new Date(last.at).toISOString()) })}
    </Typography>
  );
}

/** What was set aside on this computer, each with its reason and a way back. */
function SetAsideList() {
  const { t } = useTranslation('site-check');
  const decided = Object.entries(decisions.useStored());
  if (decided.length === 0) return null;
  const name = t('aside.list');
  return (
    <Box sx={{ mt: 3 }}>
      <Folded title={t('counted', { name, count: decided.length })}>
        <Box component="ul" aria-label={name}>
          {decided.map(([key, { title, text, reason, at }]) => (
            <Box key={key} component="li" sx={decidedStyles}>
              <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Typography variant="subtitle2" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2">{text}</Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {t('aside.because', { reason, time: formatDateTime(new Date(at).toISOString()) })}
                </Typography>
              </Box>
              <Button
                size="small"
                aria-label={t('aside.undoOf', { name: title, text })}
                onClick={() => decisions.remove(key)}
              >
                {t('aside.undo')}
              </Button>
            </Box>
          ))}
        </Box>
      </Folded>
    </Box>
  );
}

const decidedStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, sm: 3 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
};
