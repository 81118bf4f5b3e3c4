import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';

type ImportFrameProps = {
  /** What is imported. */
  noun: string;
  /** Wide enough for a file's rows. */
  isWide: boolean;
  /** Asks before it is left. */
  isUnfinished: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of an import. */
export function ImportFrame(props: ImportFrameProps) {
  const { noun, isWide, isUnfinished, onClose, children } = props;
  const { t } = useTranslation('import');
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={isWide ? 'xl' : 'sm'}
      fullScreen={isPhone}
      onClose={unlessBackdrop(onClose)}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{t('title', { noun })}</DialogTitle>
      {children}
      <LeaveGuard isUnsaved={() => isUnfinished} texts={{ text: t('leave'), stay: t('stay') }} />
    </Dialog>
  );
}
