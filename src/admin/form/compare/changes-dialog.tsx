import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isSame } from '#src/lib/records/is-same.ts';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { ValuePair } from '#src/admin/ui/value-pair.tsx';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';

type ChangesDialogProps = {
  onSave: () => void;
  onClose: () => void;
};

/** Each changed field, before and after. */
export function ChangesDialog({ onSave, onClose }: ChangesDialogProps) {
  const { t } = useTranslation('crud');
  const { getValues, formState } = useFormContext();
  const { fields } = use(FormFields);
  const values = getValues();
  const changes = [...fields].flatMap(([name, { label, show }]) => {
    const before: unknown = get(formState.defaultValues, name);
    const after: unknown = get(values, name);
    // A changed list is shown once, not once for each field of its rows.
    const isInside = [...fields.keys()].some((other) => name.startsWith(`${other}.`));
    return isInside || isSame(before, after) ? [] : [{ name, label, show, before, after }];
  });
  return (
    <DialogFrame title={t('changes.title')} onClose={onClose} maxWidth="md">
      <DialogContent dividers>
        {changes.length === 0 && <Typography>{t('form.unchanged')}</Typography>}
        {changes.map(({ name, label, show, before, after }) => (
          <Box key={name} component="section" sx={{ '& + &': { mt: 3 } }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {label}
            </Typography>
            <ValuePair
              captions={[t('changes.before'), t('changes.after')]}
              values={[before, after]}
              show={show}
            />
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('changes.back')}
        </Button>
        <Button variant="contained" disabled={changes.length === 0} onClick={onSave}>
          {t('action.save')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}
