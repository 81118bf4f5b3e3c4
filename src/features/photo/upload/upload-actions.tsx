import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { isBusy, type Step } from '#src/admin/pictures/upload/upload-queue.ts';
import { CopyButton } from '#src/components/share/copy-button.tsx';
import { photoAddress } from '../photo-texts.ts';
import type { UploadItem } from './upload-item.ts';
import type { PhotoQueue } from './photo-queue.ts';

type UploadActionsProps = {
  item: UploadItem;
  queue: PhotoQueue;
  /** Called when the pressed button is unmounted and the row stays. */
  onChanged: () => void;
  onRemoved: () => void;
};

/** Steps from which a file can be sent again, with the button's label. */
const AGAIN = {
  failed: 'upload.retry',
  cancelled: 'upload.sendAgain',
  skipped: 'upload.sendAnyway',
} as const satisfies Partial<Record<Step, string>>;

export function UploadActions({ item, queue, onChanged, onRemoved }: UploadActionsProps) {
  const { t } = useTranslation('photo-management');
  const { id, file, status } = item;
  const { name } = file;
  const { step } = status;
  const isUnderWay = isBusy(item);
  const again =
    step === 'failed' || step === 'cancelled' || step === 'skipped' ? AGAIN[step] : null;
  const closeText = t(isUnderWay ? 'upload.cancelOf' : 'upload.removeOf', { name });

  const close = () => {
    if (isUnderWay) {
      queue.cancel(id);
      return onChanged();
    }
    queue.remove(id);
    return onRemoved();
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexShrink: 0, marginInlineStart: 'auto' }}>
      {again && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`${t(again)}: ${name}`}
          onClick={() => {
            queue.retry(id);
            onChanged();
          }}
          sx={{ marginInlineEnd: 0.5 }}
        >
          {t(again)}
        </Button>
      )}
      {status.step === 'done' && (
        <CopyButton text={photoAddress(status.result)} label={t('addressOf', { name })} />
      )}
      <Tooltip title={closeText}>
        <IconButton size="small" aria-label={closeText} onClick={close}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
