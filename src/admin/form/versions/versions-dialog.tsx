import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { differingFields } from '#src/admin/drafts/draft.ts';
import { AdoptFields } from '#src/admin/form/core/adopt-fields.tsx';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { EmptyState } from '#src/components/page/empty-state.tsx';
import { formatMoment } from '#src/i18n/format/format-moment.ts';
import type { RecordKey } from '#src/lib/local-copies/copy.ts';
import { isLastVersionLost, type Version } from '#src/admin/drafts/save-versions.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';

type VersionsDialogProps = { recordKey: RecordKey; onClose: () => void };

/** The versions of a record that were saved on this computer, compared with the form. */
export function VersionsDialog({ recordKey, onClose }: VersionsDialogProps) {
  const { t } = useTranslation('crud');
  const id = useId();
  const { data: versions, error } = useQuery(copiesApi('version').ofRecord(recordKey));
  const [isLost] = useState(isLastVersionLost);
  const isFailing = isLost || error !== null;
  const { getValues } = useFormContext();
  const [chosen, setChosen] = useState<string>();
  const [opened] = useState<FieldsByName>(() => ({ ...getValues() }));
  const version =
    versions?.find((one) => one.id === chosen) ??
    versions?.find((one) => differingFields(one, opened).length > 0) ??
    versions?.[0];
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
              value={version.id}
              onChange={(event) => setChosen(event.target.value)}
              sx={{ mt: 3, mb: 2 }}
            >
              {versions?.map((one) => (
                <MenuItem key={one.id} value={one.id}>
                  {nameOf(one)}
                </MenuItem>
              ))}
            </TextField>
            <Box key={version.id}>
              <AdoptFields values={version.values} caption={nameOf(version)} words="versions" />
            </Box>
          </>
        )}
      </DialogContent>
      <CloseActions onClose={onClose} />
    </DialogFrame>
  );
}
