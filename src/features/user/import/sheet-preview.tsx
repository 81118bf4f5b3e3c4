import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { knownWord } from '#src/lib/text/known-word.ts';
import { ROLES } from '../roles.ts';
import { RejectedRowsButton } from './rejected-rows-button.tsx';
import { RowGrid } from './row-grid.tsx';
import type { Sheet } from './sheet.ts';

type SheetPreviewProps = {
  sheet: Sheet;
  isSending: boolean;
  /** Uploaded part, 0 to 1. */
  part: number;
  failure: Error | null;
  onSend: () => void;
  onBack: () => void;
};

/** Preview of the validated file before it is sent. */
export function SheetPreview(props: SheetPreviewProps) {
  const { sheet, isSending, part, failure, onSend, onBack } = props;
  const { t } = useTranslation('user');
  const bad = sheet.rows.filter(({ problems }) => problems.length > 0);
  const good = sheet.rows.length - bad.length;
  const [isOnlyBad, setOnlyBad] = useState(bad.length > 0);
  const roles = otherRoles(sheet);
  const counts = { count: sheet.rows.length, good, bad: bad.length };
  return (
    <>
      <DialogContent dividers>
        <Alert severity={bad.length > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
          {t(bad.length > 0 ? 'import.someBad' : 'import.allGood', counts)}
        </Alert>
        {sheet.titles.role === undefined && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t('import.noRoles')}
          </Alert>
        )}
        {roles.length > 0 && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {t('import.otherRoles', { roles: roles.join(t('import.roleSeparator')) })}
          </Alert>
        )}
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('import.failed')} {errorMessage(failure)}
          </Alert>
        )}
        {isSending && (
          <LinearProgress
            aria-label={t('import.sending')}
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
            aria-label={t('import.shown')}
            onChange={(_event, next: boolean | null) => setOnlyBad(next ?? isOnlyBad)}
            sx={{ mb: 1 }}
          >
            <ToggleButton value>{t('import.onlyBad', counts)}</ToggleButton>
            <ToggleButton value={false}>{t('import.all', counts)}</ToggleButton>
          </ToggleButtonGroup>
        )}
        <RowGrid
          label={t('import.rows')}
          head={sheet.head}
          main={sheet.titles.username}
          rows={isOnlyBad ? bad : sheet.rows}
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onBack} disabled={isSending}>
          {t('import.other')}
        </Button>
        {bad.length > 0 && <RejectedRowsButton sheet={sheet} rows={bad} />}
        <Button variant="contained" loading={isSending} disabled={good === 0} onClick={onSend}>
          {t('import.send', counts)}
        </Button>
      </DialogActions>
    </>
  );
}

/** Roles in the file that this product does not know; the server may. */
function otherRoles({ rows, titles }: Sheet): string[] {
  const roles = new Set(rows.map(({ cells }) => cells[titles.role ?? ''] ?? ''));
  return [...roles].filter((role) => role !== '' && knownWord(ROLES, role) === undefined);
}
