import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScanProgress } from '#src/admin/records/scan-progress.tsx';
import { canUpdatePhotos } from '#src/api/uploads/photos.ts';
import { EmptyIllustration } from '#src/components/illustrations/empty-illustration.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { LibraryButton } from '../library-button.tsx';
import { AltCard } from './alt-card.tsx';
import { type MissingAlt, useMissingAlts } from './use-missing-alts.ts';
import { UnreadNotice } from '#src/admin/records/unread-notice.tsx';

/**
 * A queue that shows the pictures one after the other.
 * @param items the pictures that lack a text; described ones leave the list
 * @param isGrowing whether more are being found, perhaps before others; the picture that is shown stays
 */
function useAltQueue(items: readonly MissingAlt[], isGrowing: boolean) {
  const [described, setDescribed] = useState(0);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const waiting = items.filter(({ key }) => !skipped.has(key));
  const count = described + items.length;
  const [shown, setShown] = useState<string>();
  const current = waiting.find(({ key }) => key === shown) ?? (isGrowing ? undefined : waiting[0]);
  if (current?.key !== shown) setShown(current?.key);
  return {
    current,
    /** Position of the current picture, from 1. */
    position: count - waiting.length + 1,
    count,
    skipped: items.length - waiting.length,
    /** Skips a picture and remembers the text typed so far. */
    skip: ({ key }: MissingAlt, text: string) => {
      setSkipped(new Set([...skipped, key]));
      setTyped(new Map([...typed, [key, text]]));
    },
    /** The text typed before the picture was skipped. */
    typedFor: ({ key }: MissingAlt) => typed.get(key),
    lookAgain: () => setSkipped(new Set()),
    noteDescribed: () => setDescribed((before) => before + 1),
  };
}

/** The pictures without alternative text, described in place one after the other. */
export function Component() {
  const { t } = useTranslation('photo-management');
  const { items, scan } = useMissingAlts();
  const { failures, isRunning, isEnded } = scan;
  const queue = useAltQueue(items, isRunning);
  const { current, position, count } = queue;
  return (
    <>
      <PageHeader
        title={t('alt.title')}
        purpose={t('alt.purpose')}
        action={<LibraryButton label={t('alt.toGallery')} />}
      />
      <UnreadNotice failures={failures} sx={{ mb: 2 }} />
      <Card sx={{ p: { xs: 2, sm: 3 } }}>
        {!isEnded && (
          <Box sx={{ mb: current ? 3 : 0 }}>
            <ScanProgress scan={scan} title={t('alt.reading')}>
              {null}
            </ScanProgress>
          </Box>
        )}
        {current ? (
          <>
            <Progress part={(position - 1) / count}>
              {t('alt.position', { position, count })}
            </Progress>
            <AltCard
              key={current.key}
              item={current}
              isFirst={position === 1}
              onDescribed={queue.noteDescribed}
              typed={queue.typedFor(current)}
              onSkip={(text) => queue.skip(current, text)}
            />
          </>
        ) : (
          isEnded && !(failures.length > 0 && count === 0) && <AllDone queue={queue} />
        )}
      </Card>
    </>
  );
}

type ProgressProps = { part: number; children: string };

function Progress({ part, children }: ProgressProps) {
  const { t } = useTranslation('photo-management');
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="subtitle2" component="p" role="status" sx={{ mb: 1 }}>
        {children}
      </Typography>
      <LinearProgress variant="determinate" value={100 * part} aria-label={t('alt.progress')} />
    </Box>
  );
}

type AllDoneProps = { queue: ReturnType<typeof useAltQueue> };

function AllDone({ queue: { count, skipped, lookAgain } }: AllDoneProps) {
  const { t } = useTranslation('photo-management');
  const nothing = t(canUpdatePhotos() ? 'alt.noneHint' : 'alt.noneInTexts');
  return (
    <EmptyState
      illustration={<EmptyIllustration />}
      title={t(count === 0 || skipped === 0 ? 'alt.none' : 'alt.finished')}
      description={skipped > 0 ? t('alt.skipped', { count: skipped }) : nothing}
      action={
        skipped > 0 && (
          // The pressed button has been unmounted.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          <Button autoFocus variant="contained" onClick={lookAgain}>
            {t('alt.again')}
          </Button>
        )
      }
    />
  );
}
