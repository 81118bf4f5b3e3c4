import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClientValue } from '#src/components/use-client-value.ts';
import { isInWechat } from '#src/lib/browser/is-in-wechat.ts';
import type { SheetState } from './sheet-frame.tsx';

type PrintButtonProps = {
  label: string;
  /** Handlers that fetch the sheet's code before the press. */
  prefetchOn: object;
  /** Renders the sheet, which prints itself. */
  children: (state: SheetState) => ReactNode;
};

/** Prints a sheet instead of the page, also by the browser's own key, until the page is left. */
export function PrintButton({ label, prefetchOn, children }: PrintButtonProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<'none' | 'preparing' | 'ready' | 'failed'>('none');
  const canPrint = useClientValue(() => !isInWechat(), true);
  // The browser's menu prints the page; as its key does where the sheet's code could not be loaded.
  const isAwaited = canPrint && state === 'none';
  useEffect(() => {
    if (!isAwaited) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== 'p') return;
      event.preventDefault();
      setState('preparing');
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isAwaited]);
  // A page that is left stays mounted, and its sheet must not be printed with the next one.
  useEffect(() => () => setState('none'), []);
  if (!canPrint) return null;
  const isPreparing = state === 'preparing';
  return (
    <>
      <Button
        variant="soft"
        color="secondary"
        startIcon={<PrintIcon />}
        {...prefetchOn}
        onClick={() => setState('preparing')}
        sx={{ minHeight: 44, '@media print': { display: 'none' } }}
      >
        <span>{isPreparing ? t('loading') : label}</span>
      </Button>
      {(isPreparing || state === 'ready') &&
        children({
          isPreparing,
          onReady: () => setState('ready'),
          onLoadFailed: () => setState('failed'),
        })}
    </>
  );
}
