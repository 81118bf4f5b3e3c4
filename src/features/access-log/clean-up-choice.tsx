import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatNumber } from '#src/i18n/format.ts';
import { formatDay } from '#src/i18n/format-day.ts';
import type { AccessLog } from './schema.ts';
import { useOldVisits } from './use-old-visits.ts';

const AGES = [30, 90, 180, 365];
const USUAL_AGE = 180;

type CleanUpChoiceProps = {
  /** Called with the oldest visits that are older than was chosen. */
  onChoose: (visits: AccessLog[]) => void;
  onCancel: () => void;
};

/** Asks how many days of the log are kept, and says how many visits are older. */
export function CleanUpChoice({ onChoose, onCancel }: CleanUpChoiceProps) {
  const { t } = useTranslation('access-log');
  const [age, setAge] = useState(USUAL_AGE);
  const { lastDay, visits, total, error } = useOldVisits(age);
  const count = visits?.length ?? 0;
  const key = count === 0 ? 'cleanUp.none' : count < total ? 'cleanUp.foundMore' : 'cleanUp.found';
  const found = t(key, {
    day: formatDay(lastDay),
    total: formatNumber(total),
    number: formatNumber(count),
  });

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onCancel} aria-labelledby="clean-up-title">
      <DialogTitle id="clean-up-title">{t('cleanUp.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('cleanUp.text')}</DialogContentText>
        <TextField
          select
          fullWidth
          margin="normal"
          label={t('cleanUp.keep')}
          value={age}
          onChange={({ target }) => setAge(Number(target.value))}
        >
          {AGES.map((days) => (
            <MenuItem key={days} value={days}>
              {t('cleanUp.days', { number: days })}
            </MenuItem>
          ))}
        </TextField>
        <Alert severity={error ? 'error' : 'info'}>
          {error ? errorMessage(error) : visits ? found : t('loading')}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={count === 0}
          onClick={() => onChoose(visits ?? [])}
        >
          {t('cleanUp.next')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
