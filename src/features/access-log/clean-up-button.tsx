import CleanUpIcon from '@mui/icons-material/AutoDeleteOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteDialog } from '#src/admin/deletion/delete-dialog.tsx';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { useNow } from '#src/components/use-now.ts';
import { errorMessage } from '#src/i18n/error-message.ts';
import { formatCount } from '#src/i18n/format/format-count.ts';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatNumber } from '#src/i18n/format/format.ts';
import { serverDay } from '#src/lib/time/calendar-date.ts';
import { accessLogApi } from './api.ts';
import type { AccessLog } from './schema.ts';
import { visitLabel } from './visit-label.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';

export function CleanUpButton() {
  const { t } = useTranslation('access-log');
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  if (!may('remove')) return null;
  return (
    <>
      <ToolButton label={t('cleanUp.title')} onClick={() => setOpen(true)}>
        <CleanUpIcon />
      </ToolButton>
      {isOpen && <CleanUpDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** Asks for an age, then deletes older visits. The deletion can be undone for some seconds. */
function CleanUpDialog({ onClose }: { onClose: () => void }) {
  const [visits, setVisits] = useState<AccessLog[]>();
  if (!visits) return <CleanUpChoice onChoose={setVisits} onCancel={onClose} />;
  return (
    <DeleteDialog
      api={accessLogApi}
      records={visits.map((visit) => ({ id: visit.id, name: visitLabel(visit) }))}
      onClose={onClose}
    />
  );
}

const AGES = [30, 90, 180, 365];
const USUAL_AGE = 180;

type CleanUpChoiceProps = {
  /** Called with the visits older than the chosen age, oldest first. */
  onChoose: (visits: AccessLog[]) => void;
  onCancel: () => void;
};

/** Choice of the age, with the number of visits that are older. */
function CleanUpChoice({ onChoose, onCancel }: CleanUpChoiceProps) {
  const { t } = useTranslation('access-log');
  const [age, setAge] = useState(USUAL_AGE);
  const { lastDay, visits, total, error } = useOldVisits(age);
  const count = visits?.length ?? 0;
  const hasMore = total === null || count < total;
  const key = count === 0 ? 'cleanUp.none' : hasMore ? 'cleanUp.foundMore' : 'cleanUp.found';
  const found = t(key, {
    day: formatDay(lastDay),
    total: formatCount(total),
    number: formatNumber(count),
  });

  return (
    <DialogFrame title={t('cleanUp.title')} maxWidth="xs" onClose={onCancel}>
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
    </DialogFrame>
  );
}

const DAY = 86_400_000;
/** Visits per clean-up: each is deleted by its own call, so more would take too long. */
const MAX_VISITS = 500;

/** The oldest visits of more than `age` days ago, and how many there are in total. */
function useOldVisits(age: number) {
  const now = useNow();
  const lastDay = serverDay(now - (age + 1) * DAY);
  const { data, error } = useQuery(
    accessLogApi.page({
      pageNo: 1,
      pageSize: MAX_VISITS,
      sortField: 'createTime',
      sortOrder: 'asc',
      to: lastDay,
    }),
  );
  // A server may ignore the filter, so the dates are checked here before deleting.
  const visits = data?.rows.filter(
    ({ createTime }) => isReadable(createTime) && serverDay(Date.parse(createTime)) <= lastDay,
  );
  const count = visits?.length ?? 0;
  const isAll = count === data?.rows.length;
  // If the server reports no total, a full page may not be all.
  const total = data?.total ?? (count < MAX_VISITS ? count : null);
  return { lastDay, visits, total: isAll ? total : count, error };
}

function isReadable(time: string): boolean {
  return !Number.isNaN(Date.parse(time));
}
