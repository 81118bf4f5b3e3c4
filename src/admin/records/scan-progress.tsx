import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#src/i18n/format/format.ts';
import type { useRecordScan } from './use-record-scan.ts';

type ScanProgressProps = {
  scan: Pick<
    ReturnType<typeof useRecordScan>,
    'done' | 'total' | 'isRunning' | 'isStopped' | 'isOutdated' | 'isEnded' | 'start' | 'stop'
  >;
  /** What is read for: `looking for where it is used`. */
  title: string;
  /** Said once all is read. */
  children: ReactNode;
};

/** How far a scan of all records is, with a button that starts it, stops it, and lets it go on. */
export function ScanProgress({ scan, title, children }: ScanProgressProps) {
  const { done, total, isRunning, isStopped, isOutdated, isEnded, start, stop } = scan;
  const { t } = useTranslation('crud');
  const container = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  useEffect(() => {
    // The pressed button is gone.
    if (isEnded && isPressed.current) container.current?.focus();
    if (isEnded) isPressed.current = false;
  }, [isEnded]);
  const values = {
    title,
    done: formatNumber(done),
    total: total === null ? '…' : formatNumber(total),
  };
  const state = isRunning ? 'running' : isStopped ? 'stopped' : isOutdated ? 'outdated' : 'unread';
  const action = isRunning ? 'stop' : isStopped ? 'goOn' : isOutdated ? 'again' : 'start';
  const text = isEnded ? children : t(`reading.${state}`, values);
  return (
    <Box ref={container} tabIndex={-1} sx={{ outline: 0 }}>
      {isRunning && (
        <LinearProgress
          variant={total === null ? 'indeterminate' : 'determinate'}
          value={(100 * done) / Math.max(1, total ?? 0)}
          aria-label={t('reading.running', values)}
          sx={{ mb: 1 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography
          variant="body2"
          role="status"
          sx={{ flex: '1 1 12em', minWidth: 0, color: 'text.secondary' }}
        >
          {text}
        </Typography>
        {!isEnded && (
          <Button
            size="small"
            onClick={() => {
              isPressed.current = !isRunning;
              if (isRunning) stop();
              else start();
            }}
            sx={{ minHeight: { xs: 44, md: 30 } }}
          >
            {t(`reading.${action}`)}
          </Button>
        )}
      </Box>
    </Box>
  );
}
