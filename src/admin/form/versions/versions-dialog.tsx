import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useEffect, useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { differingFields } from '#src/admin/drafts/draft.ts';
import type { Fields, RecordKey } from '#src/admin/drafts/draft.ts';
import { versionStore } from '#src/admin/drafts/version-store.ts';
import type { Version } from '#src/admin/drafts/version.ts';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { formatMoment } from '#src/i18n/format/format-moment.ts';
import { VersionFields } from './version-fields.tsx';

type VersionsDialogProps = { recordKey: RecordKey; onClose: () => void };

/** The versions of a record that were saved on this computer, compared with the form. */
export function VersionsDialog({ recordKey, onClose }: VersionsDialogProps) {
  const { t } = useTranslation(['crud', 'common']);
  const id = useId();
  const { versions, isFailing } = useVersions(recordKey);
  const { getValues } = useFormContext();
  const [chosen, setChosen] = useState<number>();
  const [opened] = useState<Fields>(() => ({ ...getValues() }));
  const differing = versions?.findIndex((one) => differingFields(one, opened).length > 0) ?? 0;
  const index = chosen ?? Math.max(differing, 0);
  const version = versions?.[index];
  const nameOf = ({ at, isReplaced }: Version) =>
    t(isReplaced ? 'versions.replacedAt' : 'versions.savedAt', { time: formatMoment(at) });

  return (
    <DialogFrame title={t('versions.title')} maxWidth="md" onClose={onClose} aria-describedby={id}>
      <DialogContent dividers aria-busy={versions === undefined && !isFailing}>
        <DialogContentText id={id} variant="body2">
          {t('versions.text')}
        </DialogContentText>
        {isFailing && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {t('versions.failing')}
          </Alert>
        )}
        {versions?.length === 0 && !isFailing && (
          <EmptyState title={t('versions.none')} description={t('versions.noneHint')} />
        )}
        {version && (
          <>
            <TextField
              select
              fullWidth
              label={t('versions.choose')}
              value={index}
              onChange={(event) => setChosen(Number(event.target.value))}
              sx={{ mt: 3, mb: 2 }}
            >
              {versions.map((one, place) => (
                <MenuItem key={`${one.at} ${one.isReplaced}`} value={place}>
                  {nameOf(one)}
                </MenuItem>
              ))}
            </TextField>
            <Box key={index}>
              <VersionFields version={version} caption={nameOf(version)} />
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** Reads the versions of a record once. */
function useVersions(recordKey: RecordKey) {
  const [versions, setVersions] = useState<Version[]>();
  const [isFailing, setFailing] = useState(versionStore.hasLost);
  useEffect(() => {
    let isGone = false;
    versionStore.read(recordKey).then(
      (read) => !isGone && setVersions(read),
      () => !isGone && setFailing(true),
    );
    return () => {
      isGone = true;
    };
  }, [recordKey]);
  return { versions, isFailing };
}
