import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { useSession } from '#src/session/use-session.ts';
import { userApi } from '../api.ts';
import { DialogFrame } from '../dialog/dialog-frame.tsx';
import type { ImportReport } from '../schema.ts';
import { ChooseSheet } from './choose-sheet.tsx';
import type { Titles } from './columns.ts';
import { ImportResult } from './import-result.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import type { Sheet, SheetRow, Workbook } from './sheet.ts';
import { WorkbookPreview } from './workbook-preview.tsx';

type ImportDialogProps = { onClose: () => void };

/**
 * Imports users from a spreadsheet: rows of a CSV file are validated here, the valid ones sent, and
 * rejected ones can be saved, corrected and imported again. An Excel workbook is sent as it is.
 */
export function ImportDialog({ onClose }: ImportDialogProps) {
  const { t } = useTranslation('user');
  const { user } = useSession();
  const [sheet, setSheet] = useState<Sheet | Workbook | null>(null);
  const [part, setPart] = useState(0);
  const sending = useMutation({
    mutationFn: async (chosen: Sheet | Workbook) => {
      if ('workbook' in chosen) {
        const report = await userApi.importFile(chosen.workbook, { onProgress: setPart });
        return { report, ...mergeReport(null, report) };
      }
      const { fileToSend } = await import('./write-sheet.ts');
      const good = chosen.rows.filter(({ problems }) => problems.length === 0);
      const file = fileToSend(chosen.fileName, chosen.head, good);
      const report = await userApi.importFile(file, { onProgress: setPart });
      return { report, ...mergeReport({ good, titles: chosen.titles }, report) };
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

  const step = {
    isSending: sending.isPending,
    part,
    failure: sending.error,
    onSend: () => {
      if (sheet !== null && !sending.isPending) sending.mutate(sheet);
    },
    onBack: restart,
  };

  return (
    <DialogFrame
      title={t('import.title')}
      wide={sheet !== null && 'rows' in sheet}
      onClose={onClose}
    >
      {sheet === null && (
        <ChooseSheet ownUsername={username} onFile={setSheet} onCancel={onClose} />
      )}
      {sheet !== null && !sending.data && 'rows' in sheet && (
        <SheetPreview sheet={sheet} {...step} />
      )}
      {sheet !== null && !sending.data && 'workbook' in sheet && (
        <WorkbookPreview name={sheet.workbook.name} {...step} />
      )}
      {sheet !== null && sending.data && (
        <ImportResult sheet={sheet} {...sending.data} onAgain={restart} onClose={onClose} />
      )}
      <LeaveGuard isUnsaved={isUnsaved} />
    </DialogFrame>
  );
}

type Sent = { good: SheetRow[]; titles: Titles };

/**
 * Matches the report's failures with the sent rows (row 1 is the header), or with the line of a
 * workbook (null); messages about unknown rows go to `others`.
 */
function mergeReport(sent: Sent | null, { failures }: ImportReport) {
  const refused = new Map<number, SheetRow>();
  const others: string[] = [];
  const titles = new Map(Object.entries(sent?.titles ?? {}));
  for (const { row, field, message } of failures) {
    const refusedRow = refused.get(row) ?? sentRow(sent, row);
    if (refusedRow) {
      const problem = { column: titles.get(field) ?? field, code: message };
      refused.set(row, { ...refusedRow, problems: [...refusedRow.problems, problem] });
    } else others.push(message);
  }
  return { refused: [...refused.values()], others };
}

function sentRow(sent: Sent | null, row: number): SheetRow | undefined {
  if (sent === null) return row > 1 ? { line: row, cells: {}, problems: [] } : undefined;
  const found = sent.good[row - 2];
  return found && { ...found, problems: [] };
}
