import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { env } from '#src/env.ts';

type WritesButtonProps = { isRunning: boolean; onConfirm: () => void };

/** Says what will be written where before it is. */
export function WritesButton({ isRunning, onConfirm }: WritesButtonProps) {
  const { t } = useTranslation('test');
  const [isAsking, setIsAsking] = useState(false);
  const host = env.apiHost || window.location.origin;
  return (
    <>
      <Button
        variant="outlined"
        color="warning"
        disabled={isRunning}
        onClick={() => setIsAsking(true)}
      >
        {t(isRunning ? 'writes.running' : 'writes.start')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('writes.title')}
        confirmText={t('writes.confirm')}
        onConfirm={() => {
          setIsAsking(false);
          onConfirm();
        }}
        onCancel={() => setIsAsking(false)}
      >
        <p>{t('writes.warning', { host })}</p>
        <p>{t('writes.remains')}</p>
      </ConfirmDialog>
    </>
  );
}
