import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decisions } from '#src/admin/form/checklist/set-aside.ts';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { currentTime } from '#src/lib/time/clock.ts';
import { findingKey, type SourceFinding } from './finding.ts';
import { useFindingTexts } from './use-finding-texts.ts';

type SetAsideDialogProps = { finding: SourceFinding; onClose: () => void };

const MOST = 200;

/** Asks for the reason why a finding is left as it is. */
export function SetAsideDialog({ finding, onClose }: SetAsideDialogProps) {
  const { t } = useTranslation('site-check');
  const { title, said } = useFindingTexts()(finding);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const confirm = () => {
    const given = reason.trim();
    setMissing(given === '');
    if (given === '') return;
    decisions.add(findingKey(finding), { title, text: said, reason: given, at: currentTime() });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      hasField
      title={t('aside.title')}
      confirmText={t('aside.action')}
      onConfirm={confirm}
      onCancel={onClose}
      details={
        <TextField
          // A dialog must move the focus into itself.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fullWidth
          required
          label={t('aside.reason')}
          value={reason}
          error={isMissing}
          helperText={isMissing && t('aside.reasonMissing')}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            confirm();
          }}
          slotProps={{ htmlInput: { maxLength: MOST } }}
          sx={{ mt: 2 }}
        />
      }
    >
      {t('aside.ask', { name: title, text: said })}
    </ConfirmDialog>
  );
}
