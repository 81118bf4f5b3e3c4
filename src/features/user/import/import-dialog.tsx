import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#src/admin/form/leave-guard.tsx';
import { useSession } from '#src/session/use-session.ts';
import { userApi } from '../api.ts';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import type { ImportReport } from '../schema.ts';
import { ChooseSheet } from './choose-sheet.tsx';
import { ImportResult } from './import-result.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import type { Sheet, SheetRow } from './sheet.ts';

type ImportDialogProps = { onClose: () => void };

/**
 * Imports users from a spreadsheet: rows are validated here, the valid ones sent, and rejected ones
 * can be saved, corrected and imported again.
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

  const isUnfinished = sheet !== null && !sending.isSuccess;
  const unfinished = useRef(isUnfinished);
  useEffect(() => {
    unfinished.current = isUnfinished;
  }, [isUnfinished]);
  const isUnsaved = useCallback(() => unfinished.current, []);
  const restart = () => {
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
          onBack={restart}
        />
      )}
      {sheet !== null && sending.data && (
        <ImportResult sheet={sheet} {...sending.data} onAgain={restart} onClose={onClose} />
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </DialogFrame>
  );
}

/**
 * Matches the report's failures with the sent rows (row 1 is the header); messages about unknown
 * rows go to `others`.
 */
function mergeReport(sent: SheetRow[], { failures }: ImportReport) {
  const refused = new Map<number, SheetRow>();
  const others: string[] = [];
  for (const { row, field, message } of failures) {
    const index = row - 2;
    const refusedRow = refused.get(index) ?? withoutProblems(sent[index]);
    if (refusedRow) {
      refused.set(index, {
        ...refusedRow,
        problems: [...refusedRow.problems, { field, code: message }],
      });
    } else others.push(message);
  }
  return { refused: [...refused.values()], others };
}

function withoutProblems(row: SheetRow | undefined): SheetRow | undefined {
  return row && { ...row, problems: [] };
}
