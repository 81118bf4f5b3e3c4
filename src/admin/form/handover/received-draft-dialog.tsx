import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { use, useEffect, useLayoutEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import {
  type HandedDraft,
  type ReadDraft,
  readDraftHash,
  valuePrint,
} from '#src/admin/drafts/handed-draft.ts';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { builtFields, ENGLISH_SOURCES } from '#src/api/fields/record-fields.ts';
import { AdoptFields } from '#src/admin/form/core/adopt-fields.tsx';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { allMounted } from '#src/admin/form/core/use-mounted-later.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { fieldLabel } from '#src/admin/records/use-field-texts.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { ShownValue } from '#src/admin/ui/shown-value.tsx';
import { RichText } from '#src/components/rich-text/rich-text.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { formatMoment } from '#src/i18n/format/format-moment.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { usableValues } from './usable-values.ts';

type ReceivedDraftDialogProps = {
  /** The URL's, which has or names the draft. */
  hash: string;
  /** The name of the form's resource. */
  type: string;
  /** The record's id; null for a new record. */
  record: string | null;
  /** Undefined where the record is gone, and there is no form. */
  schema: GenericSchema | undefined;
  onClose: () => void;
};

/** A draft that somebody has handed over, compared with the form. Where there is none, it can be read and copied. */
export function ReceivedDraftDialog(props: ReceivedDraftDialogProps) {
  const { hash, type, record, schema, onClose } = props;
  const { t } = useTranslation('crud');
  const may = useMay();
  const [read, setRead] = useState<ReadDraft>();
  // An effect: the form may be rendered with the dialog, and its parts wait to be mounted from their effects on.
  useEffect(() => {
    let isGone = false;
    void readFor(hash, type, record).then((answer) => !isGone && setRead(answer));
    return () => {
      isGone = true;
    };
  }, [hash, type, record]);
  // No button has opened it: without this the focus would go to the body when it closes.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <DialogFrame title={t('handover.received')} maxWidth="md" onClose={onClose}>
      {/* Of a draft without a form nothing takes the focus, and a keyboard scrolls only what has it. */}
      <DialogContent
        dividers
        {...(!schema && { tabIndex: 0, role: 'group', 'aria-label': t('handover.caption') })}
      >
        {read ? <Received read={read} schema={schema} /> : <Typography>{t('loading')}</Typography>}
      </DialogContent>
      <CloseActions onClose={onClose}>
        {!schema && may('add') && (
          <RouterButton variant="contained" replace to={`../new${hash}`}>
            {t('handover.makeNew')}
          </RouterButton>
        )}
      </CloseActions>
    </DialogFrame>
  );
}

/** Reads a draft for a form, whose fields are mounted then. A new record can be made of the draft of any record. */
async function readFor(hash: string, type: string, record: string | null): Promise<ReadDraft> {
  const read = await readDraftHash(hash);
  await allMounted();
  if (!('draft' in read)) return read;
  const { draft } = read;
  if (draft.type !== type) return { problem: 'type' };
  if (draft.record === record) return read;
  return record === null ? { draft: { ...draft, base: {} } } : { problem: 'record' };
}

type ReceivedProps = { read: ReadDraft; schema: GenericSchema | undefined };

function Received({ read, schema }: ReceivedProps) {
  const { t } = useTranslation('crud');
  if ('draft' in read) {
    const { draft } = read;
    return schema ? <DraftFields draft={draft} schema={schema} /> : <GoneFields draft={draft} />;
  }
  return <Alert severity="warning">{t(`handover.problem.${read.problem}`)}</Alert>;
}

type DraftFieldsProps = { draft: HandedDraft; schema: GenericSchema };

function DraftFields({ draft, schema }: DraftFieldsProps) {
  const { t } = useTranslation('crud');
  const { getValues, formState } = useFormContext();
  const { fields } = use(FormFields);
  const [{ now, saved, values }] = useState(() => {
    const current: FieldsByName = { ...getValues() };
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

type GoneFieldsProps = { draft: HandedDraft };

/** All fields of a draft whose record is gone. */
function GoneFields({ draft }: GoneFieldsProps) {
  const { namespace = 'crud', fields = {} } = useRecordSource(draft.type) ?? {};
  const { t } = useTranslation(['crud', namespace]);
  const built = new Map(builtFields(fields).map((one) => [one.name, one.field]));
  const names = Object.keys(draft.values).filter((name) => name !== ENGLISH_SOURCES);
  return (
    <>
      <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
        {t('handover.gone', { name: draft.by, time: formatMoment(draft.at) })}
      </Alert>
      {names.map((name) => {
        const value = draft.values[name];
        return (
          <Box key={name} component="section" sx={{ mt: 3 }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              {fieldLabel(t, namespace, name)}
            </Typography>
            {built.get(name)?.kind === 'richText' && typeof value === 'string' ? (
              <RichText html={value} resolve={assetUrl} />
            ) : (
              <ShownValue value={value} other={value} show={undefined} />
            )}
          </Box>
        );
      })}
    </>
  );
}
