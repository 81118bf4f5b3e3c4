import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { unlessBackdrop } from '#src/lib/browser/unless-backdrop.ts';

type ImportFrameProps = {
  /** What is imported. */
  noun: string;
  /** Whether it is wide enough for a file's rows. */
  isWide: boolean;
  /** Whether it asks before it is closed. */
  isUnfinished: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The dialog of an import. */
export function ImportFrame(props: ImportFrameProps) {
  const { noun, isWide, isUnfinished, onClose, children } = props;
  const { t } = useTranslation('import');
  return (
    <DialogFrame
      title={t('title', { noun })}
      maxWidth={isWide ? 'xl' : 'sm'}
      onClose={unlessBackdrop(onClose)}
    >
      {children}
      <LeaveGuard isUnsaved={() => isUnfinished} texts={{ text: t('leave'), stay: t('stay') }} />
    </DialogFrame>
  );
}
