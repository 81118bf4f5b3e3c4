import { useState } from 'react';
import { BulkDialog } from '#src/admin/list/bulk-dialog.tsx';
import { useBulkCalls } from '#src/admin/list/use-bulk-calls.ts';
import { accessLogApi } from './api.ts';
import { CleanUpChoice } from './clean-up-choice.tsx';
import type { AccessLog } from './schema.ts';
import { visitLabel } from './visit-label.ts';

type CleanUpDialogProps = { onClose: () => void };

/** Asks from which age on visits go, then deletes them with progress, a way to stop and results. */
export function CleanUpDialog({ onClose }: CleanUpDialogProps) {
  const [visits, setVisits] = useState<AccessLog[]>();
  const calls = useBulkCalls<AccessLog, AccessLog>(accessLogApi);
  if (!visits) return <CleanUpChoice onChoose={setVisits} onCancel={onClose} />;
  return (
    <BulkDialog
      kind="delete"
      items={visits.map((visit) => ({ id: visit.id, name: visitLabel(visit) }))}
      action={({ id }) => calls.delete(id)}
      onRun={calls.refresh}
      onClose={onClose}
    />
  );
}
