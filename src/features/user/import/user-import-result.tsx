import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';
import { problemLine } from '#src/admin/import/plan/problem-text.ts';
import { RowGrid } from '#src/admin/import/steps/row-grid.tsx';
import { RowsButton } from '#src/admin/import/steps/rows-button.tsx';
import { StateChip } from '#src/admin/import/steps/state-chip.tsx';
import type { SentUsers } from './send-users.ts';
import type { UserFile } from './user-file.ts';

type UserImportResultProps = {
  file: UserFile;
  sent: SentUsers;
  onAgain: () => void;
  onClose: () => void;
};

export function UserImportResult({ file, sent, onAgain, onClose }: UserImportResultProps) {
  const { t } = useTranslation(['import', 'user', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that sent the file is unmounted.
  useEffect(() => heading.current?.focus(), []);
  const { report, left, labels, others } = sent;
  const { created, updated, said } = report;
  const count = left.length;
  const reasonOf = ({ problems }: RowPlan) => problemLine(t, labels, problems);
  return (
    <>
      <DialogContent dividers>
        <Typography ref={heading} tabIndex={-1} variant="h6" component="h3" sx={{ outline: 0 }}>
          {said === undefined
            ? t('user:import.done', { count: created + updated })
            : t('user:import.received')}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary', whiteSpace: 'pre-line' }}>
          {said ?? t('user:import.doneDetail', { created, updated })}
        </Typography>
        {others.map((message) => (
          <Alert key={message} severity="error" sx={{ mb: 2 }}>
            {message}
          </Alert>
        ))}
        {count > 0 && (
          <>
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t(file.workbook ? 'user:import.leftInWorkbook' : 'user:import.left', { count })}
            </Alert>
            <RowGrid
              label={t('user:import.leftRows')}
              fields={file.fields}
              plans={left}
              state={({ state }) => <StateChip state={state} />}
              details={reasonOf}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onAgain}>
          {t('user:import.again')}
        </Button>
        {!file.workbook && count > 0 && (
          <RowsButton
            fileName={file.name}
            fields={file.fields}
            text={t('action.saveBad', { count })}
            plans={left}
            reasonOf={reasonOf}
          />
        )}
        <Button variant="contained" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
