import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#src/admin/form/leave-guard.tsx';
import { useSession } from '#src/session/use-session.ts';
import { userApi } from '../api.ts';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import { ChooseSheet } from './choose-sheet.tsx';
import { ImportResult } from './import-result.tsx';
import { mergeReport } from './merge-report.ts';
import { SheetPreview } from './sheet-preview.tsx';
import type { Sheet } from './sheet.ts';

type ImportDialogProps = { onClose: () => void };

/**
 * Many users from a spreadsheet (B6): it is read and checked here, then its good rows are sent, and
 * what the server says of each is shown; all that was not taken can be saved, mended and sent again.
 */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { t } = useTranslation('user');
  const { user } = useSession();
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [part, setPart] = useState(0);
  const sending = useMutation({
    mutationFn: async (chosen: Sheet) => {
      const { fileToSend } = await import('./write-sheet.ts');
      const good = chosen.rows.filter(({ problems }) => problems.length === 0);
      const file = fileToSend(chosen.fileName, chosen.head, good);
      const report = await userApi.importFile(file, { onProgress: setPart });
      return { report, ...mergeReport(good, report) };
    },
    meta: { invalidates: [userApi.name] },
  });

  const isUndone = sheet !== null && !sending.isSuccess;
  const undone = useRef(isUndone);
  useEffect(() => {
    undone.current = isUndone;
  }, [isUndone]);
  const isUnsaved = useCallback(() => undone.current, []);
  const startAgain = () => {
    setSheet(null);
    setPart(0);
    sending.reset();
  };
  const username = typeof user?.username === 'string' ? user.username : '';

  return (
    <DialogFrame title={t('import.title')} wide={sheet !== null} onClose={onClose}>
      {sheet === null && (
        <ChooseSheet ownUsername={username} onSheet={setSheet} onCancel={onClose} />
      )}
      {sheet !== null && !sending.data && (
        <SheetPreview
          sheet={sheet}
          isSending={sending.isPending}
          part={part}
          failure={sending.error}
          onSend={() => {
            if (!sending.isPending) sending.mutate(sheet);
          }}
          onBack={startAgain}
        />
      )}
      {sheet !== null && sending.data && (
        <ImportResult sheet={sheet} {...sending.data} onAgain={startAgain} onClose={onClose} />
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </DialogFrame>
  );
}
