import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { toastFailures } from '#src/admin/deletion/failure-toast.tsx';
import { offerUndo } from '#src/admin/deletion/offer-undo.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { ApiError } from '#src/lib/errors/api-error.ts';
import { Sample, SideBySide } from './sample.tsx';

/** Dialogs and toasts, each opened by a button. */
export function DialogsPart() {
  const { t } = useTranslation('components-page');
  const [open, setOpen] = useState<'confirm' | 'danger' | 'frame' | null>(null);
  const close = () => setOpen(null);
  const name = t('sample.name', { number: 1 });
  const opener = (dialog: typeof open, text: string) => (
    <Button variant="outlined" color="inherit" onClick={() => setOpen(dialog)}>
      {text}
    </Button>
  );
  return (
    <>
      <Sample title={t('dialog.confirm')} file="components/form/confirm-dialog.tsx">
        <SideBySide>
          {opener('confirm', t('dialog.ask'))}
          {opener('danger', t('dialog.askDanger'))}
        </SideBySide>
        {(['confirm', 'danger'] as const).map((kind) => (
          <ConfirmDialog
            key={kind}
            open={open === kind}
            danger={kind === 'danger'}
            title={t(`dialog.${kind}`)}
            confirmText={t('dialog.go')}
            onConfirm={close}
            onCancel={close}
          >
            {t('sample.text')}
          </ConfirmDialog>
        ))}
      </Sample>
      <Sample title={t('dialog.frame')} file="admin/ui/dialog-frame.tsx">
        {opener('frame', t('dialog.open'))}
        {open === 'frame' && (
          <DialogFrame title={t('dialog.frame')} onClose={close}>
            <DialogContent>{t('sample.text')}</DialogContent>
            <DialogActions>
              <Button color="inherit" onClick={close}>
                {t('dialog.close')}
              </Button>
            </DialogActions>
          </DialogFrame>
        )}
      </Sample>
      <Sample title={t('toast.undo')} file="admin/deletion/offer-undo.ts">
        <SideBySide>
          <ToastButton
            text={t('toast.success')}
            onPress={() => toast.success(t('toast.done', { name }))}
          />
          <ToastButton
            text={t('toast.undo')}
            onPress={() =>
              void offerUndo(
                t('toast.done', { name }),
                [{ record: { id: 1, name }, undo: async () => {} }],
                () => {},
              )
            }
          />
        </SideBySide>
      </Sample>
      <Sample title={t('toast.failures')} file="admin/deletion/failure-toast.tsx">
        <ToastButton text={t('toast.failures')} onPress={() => fail(name)} />
      </Sample>
    </>
  );

  function fail(record: string) {
    const error = new ApiError({ kind: 'http', call: 'DELETE sample', status: 503 });
    toastFailures({
      title: t('toast.failed', { name: record }),
      failures: [{ record: { id: 1, name: record }, error }],
      onRetry: () => toast.success(t('toast.done', { name: record })),
    });
  }
}

type ToastButtonProps = { text: string; onPress: () => void };

function ToastButton({ text, onPress }: ToastButtonProps) {
  return (
    <Button variant="outlined" color="inherit" onClick={onPress}>
      {text}
    </Button>
  );
}
