import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';
import { problemLine } from '#src/admin/import/plan/problem-text.ts';
import { RowGrid } from '#src/admin/import/steps/row-grid.tsx';
import { RowsButton } from '#src/admin/import/steps/rows-button.tsx';
import { StateChip } from '#src/admin/import/steps/state-chip.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import { knownWord } from '#src/lib/text/known-word.ts';
import { HAS_ROLE } from '../api.ts';
import { ROLES } from '../roles.ts';
import type { UserFile } from './user-file.ts';

type CheckUsersProps = {
  file: UserFile;
  isSending: boolean;
  /** Uploaded part, 0 to 1. */
  part: number;
  failure: Error | null;
  onSend: () => void;
  onBack: () => void;
};

/** What will be sent: checked rows, or a workbook that the server alone can check. */
export function CheckUsers({ file, isSending, part, failure, onSend, onBack }: CheckUsersProps) {
  const { t } = useTranslation(['import', 'user']);
  const { workbook, fields, plans } = file;
  const bad = plans.filter(({ state }) => state === 'bad');
  const [isOnlyBad, setOnlyBad] = useState(bad.length > 0);
  const good = plans.length - bad.length;
  const counts = { count: plans.length, good, bad: bad.length };
  const roles = otherRoles(file);
  const reasonOf = ({ problems }: RowPlan) => problemLine(t, fields, problems);
  return (
    <>
      <DialogContent dividers>
        {workbook ? (
          <>
            <Typography sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>
              {workbook.name}
            </Typography>
            <Alert severity="info" sx={{ mb: 2 }}>
              {t('user:import.workbook')}
            </Alert>
          </>
        ) : (
          <Alert severity={bad.length > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
            {t(bad.length > 0 ? 'user:import.someBad' : 'user:import.allGood', counts)}
          </Alert>
        )}
        {HAS_ROLE && !workbook && !fields.some(({ name }) => name === 'role') && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('user:import.noRoles')}
          </Alert>
        )}
        {roles.length > 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('user:import.otherRoles', { roles: roles.join(t('separator')) })}
          </Alert>
        )}
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('user:import.failed')} {errorMessage(failure)}
          </Alert>
        )}
        {isSending && (
          <LinearProgress
            aria-label={t('result.running')}
            variant={part < 1 ? 'determinate' : 'indeterminate'}
            value={100 * part}
            sx={{ mb: 2 }}
          />
        )}
        {bad.length > 0 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={isOnlyBad}
            aria-label={t('check.shown')}
            onChange={(_event, next: boolean | null) => setOnlyBad(next ?? isOnlyBad)}
            sx={{ mb: 1 }}
          >
            <ToggleButton value>{t('check.only.bad', { count: bad.length })}</ToggleButton>
            <ToggleButton value={false}>{t('check.all', counts)}</ToggleButton>
          </ToggleButtonGroup>
        )}
        {!workbook && (
          <RowGrid
            label={t('user:import.rows')}
            fields={fields}
            plans={isOnlyBad ? bad : plans}
            state={({ state }) => state === 'bad' && <StateChip state={state} />}
            details={reasonOf}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onBack} disabled={isSending}>
          {t('action.otherFile')}
        </Button>
        {bad.length > 0 && (
          <RowsButton
            fileName={file.name}
            fields={fields}
            text={t('action.saveBad', { count: bad.length })}
            plans={bad}
            reasonOf={reasonOf}
          />
        )}
        <Button
          // The button that was pressed before is unmounted; rows are to be looked at first.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={workbook !== null}
          variant="contained"
          loading={isSending}
          disabled={!workbook && good === 0}
          onClick={onSend}
        >
          {workbook ? t('user:import.sendWorkbook') : t('action.send', { count: good })}
        </Button>
      </DialogActions>
    </>
  );
}

/** Roles in the file that this product does not know; the server may. */
function otherRoles({ plans }: UserFile): string[] {
  const roles = new Set(plans.map(({ row }) => row.cells.role ?? ''));
  return [...roles].filter((role) => role !== '' && knownWord(ROLES, role) === undefined);
}
