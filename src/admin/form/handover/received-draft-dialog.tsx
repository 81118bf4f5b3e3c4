import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { Suspense, use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import type { Fields } from '#src/admin/drafts/draft.ts';
import { readDraftHash, valuePrint } from '#src/admin/drafts/handed-draft.ts';
import type { HandedDraft, ReadDraft } from '#src/admin/drafts/handed-draft.ts';
import { AdoptFields } from '#src/admin/form/core/adopt-fields.tsx';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { allMounted } from '#src/admin/form/core/use-mounted-later.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { formatMoment } from '#src/i18n/format/format-moment.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { usableValues } from './usable-values.ts';

type ReceivedDraftDialogProps = {
  /** The URL's, which has or names the draft. */
  hash: string;
  /** The name of the form's resource. */
  type: string;
  /** The record's id; null for a new record. */
  record: string | null;
  schema: GenericSchema;
  onClose: () => void;
};

/** A draft that somebody has handed over, compared with the form. */
export function ReceivedDraftDialog(props: ReceivedDraftDialogProps) {
  const { hash, type, record, schema, onClose } = props;
  const { t } = useTranslation(['crud', 'common']);
  const [reading] = useState(() => readFor(hash, type, record));
  return (
    <DialogFrame title={t('handover.received')} maxWidth="md" onClose={onClose}>
      <DialogContent dividers>
        <Suspense fallback={<Typography>{t('loading')}</Typography>}>
          <Received reading={reading} schema={schema} />
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </DialogFrame>
  );
}

/** Reads a draft for a form, whose fields are mounted then. */
async function readFor(hash: string, type: string, record: string | null): Promise<ReadDraft> {
  const [read] = await Promise.all([readDraftHash(hash), allMounted()]);
  if (!('draft' in read)) return read;
  if (read.draft.type !== type) return { problem: 'type' };
  return read.draft.record === record ? read : { problem: 'record' };
}

type ReceivedProps = { reading: Promise<ReadDraft>; schema: GenericSchema };

function Received({ reading, schema }: ReceivedProps) {
  const { t } = useTranslation('crud');
  const read = use(reading);
  if ('draft' in read) return <DraftFields draft={read.draft} schema={schema} />;
  return <Alert severity="warning">{t(`handover.problem.${read.problem}`)}</Alert>;
}

type DraftFieldsProps = { draft: HandedDraft; schema: GenericSchema };

function DraftFields({ draft, schema }: DraftFieldsProps) {
  const { t } = useTranslation('crud');
  const { getValues, formState } = useFormContext();
  const { fields } = use(FormFields);
  const [{ now, saved, values }] = useState(() => {
    const current: Fields = { ...getValues() };
    return {
      now: current,
      saved: { ...formState.defaultValues },
      values: usableValues(draft.values, { schema, now: current, fields }),
    };
  });
  const unusable = Object.keys(draft.values).length - Object.keys(values).length;
  const missing = draft.missing.flatMap((name) => fields.get(name)?.label ?? []);
  const warningOf = (name: string) => {
    if (!isSame(now[name], saved[name])) return t('handover.own');
    const print = new Map(Object.entries(draft.base)).get(name);
    const isChanged = print !== undefined && print !== valuePrint(saved[name]);
    return isChanged ? t('handover.changedSince') : undefined;
  };
  return (
    <>
      <DialogContentText variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {t('handover.from', { name: draft.by, time: formatMoment(draft.at) })}
      </DialogContentText>
      {missing.length > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('handover.missed', { names: missing.join(t('handover.comma')) })}
        </Alert>
      )}
      {unusable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('handover.unusable', { count: unusable })}
        </Alert>
      )}
      <AdoptFields
        values={values}
        caption={t('handover.caption')}
        words="handover"
        warningOf={warningOf}
      />
    </>
  );
}
