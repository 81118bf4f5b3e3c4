import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import IosShareIcon from '@mui/icons-material/IosShare';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { Suspense, use, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { changesOf } from '#src/admin/drafts/draft.ts';
import { linkOfDraft, toHandedDraft } from '#src/admin/drafts/handed-draft.ts';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { FormUploads } from '#src/admin/form/core/form-uploads.tsx';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { CloseActions, DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { useCopy } from '#src/components/share/use-copy.ts';
import { openShareMenu, useShare } from '#src/components/share/use-share.ts';
import { saveFile } from '#src/lib/browser/save-file.ts';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import type { Id } from '#src/lib/records/id.ts';
import { canPackText } from '#src/lib/text/packed-text.ts';
import { toast } from '#src/lib/toast.ts';
import { displayName } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';

/** Whose draft is handed over. */
type HandedForm = {
  /** The name of the form's resource. */
  type: string;
  /** Null for a new record. */
  record: Id | null;
  /** Makes the values that a new record begins with for everybody: of a copy none. */
  blank: () => FieldsByName;
};

/** In characters. */
const MAX_NAME = 100;

type HandOverDialogProps = HandedForm & { onClose: () => void };

/** Makes a link and a file of what is not saved in the form, for a colleague. Nothing is sent. */
export function HandOverDialog({ type, record, blank, onClose }: HandOverDialogProps) {
  const { t } = useTranslation('crud');
  const { fields } = use(FormFields);
  const { pending } = use(FormUploads);
  const { pathname, search } = useLocation();
  const source = useRecordSource(type);
  const { getValues, formState } = useFormContext();
  const [{ draft, title }] = useState(() => {
    const now: FieldsByName = getValues();
    const begun: FieldsByName = { ...formState.defaultValues };
    const { values = {}, base = {} } =
      changesOf(record === null ? { ...begun, ...blank() } : begun, now, []) ?? {};
    const id = record === null ? null : String(record);
    const by = displayName(session.getState().user).slice(0, MAX_NAME);
    return {
      draft: toHandedDraft(
        { type, record: id, by, values, missing: [...pending] },
        record === null ? {} : base,
      ),
      title: source?.toRecord(id ?? 'new', { ...now }).title ?? '',
    };
  });
  // Of a copy the original is in the query, which its draft does not need.
  const path = record === null ? pathname : pathname + search;
  const [link] = useState(() => linkOfDraft(draft, window.location.origin + path));
  const labels = (names: string[]) =>
    names.map((name) => fields.get(name)?.label ?? name).join(t('handover.comma'));
  const names = Object.keys(draft.values);
  const file = new File([JSON.stringify(draft)], t('handover.fileName', { title }), {
    type: 'application/json',
  });
  const canShareFile = 'canShare' in navigator && navigator.canShare({ files: [file] });

  return (
    <DialogFrame title={t('handover.title')} onClose={onClose}>
      <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <DialogContentText variant="body2">{t('handover.text')}</DialogContentText>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('handover.fields', { count: names.length, names: labels(names) })}
        </Typography>
        {draft.missing.length > 0 && (
          <Alert severity="warning">
            {t('handover.missing', { names: labels(draft.missing) })}
          </Alert>
        )}
        <Suspense fallback={<Typography>{t('loading')}</Typography>}>
          <LinkPart link={link} title={title} />
        </Suspense>
        <Box>
          <Box sx={buttonStyles}>
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<DownloadIcon />}
              onClick={() => saveFile(file, file.name)}
            >
              {t('handover.saveFile')}
            </Button>
            {canShareFile && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<IosShareIcon />}
                onClick={() =>
                  void openShareMenu({ files: [file] }, () => {
                    saveFile(file, file.name);
                    toast.info(t('handover.savedInstead'));
                  })
                }
              >
                {t('handover.shareFile')}
              </Button>
            )}
          </Box>
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {t('handover.fileHint', { menu: t('list.tools'), tool: t('handover.open') })}
          </Typography>
        </Box>
      </DialogContent>
      <CloseActions onClose={onClose} />
    </DialogFrame>
  );
}

type LinkPartProps = { link: Promise<string | undefined>; title: string };

/** The link with its buttons, or why there is none. */
function LinkPart({ link, title }: LinkPartProps) {
  const { t } = useTranslation(['crud', 'components']);
  const url = use(link);
  const { isCopied, copy } = useCopy(url ?? '');
  const share = useShare(url ?? '');
  if (url === undefined) {
    return (
      <Alert severity="info">{t(canPackText() ? 'handover.tooLong' : 'handover.noLink')}</Alert>
    );
  }
  return (
    <Box>
      <TextField
        label={t('handover.link')}
        value={url}
        fullWidth
        size="small"
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Box sx={{ ...buttonStyles, mt: 1.5 }}>
        <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
          <span aria-live="polite">
            {isCopied ? t('components:copy.done') : t('handover.copy')}
          </span>
        </Button>
        {'share' in navigator && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<IosShareIcon />}
            onClick={() => share(title)}
          >
            {t('handover.share')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('handover.linkHint')}
      </Typography>
    </Box>
  );
}

const buttonStyles = { display: 'flex', flexWrap: 'wrap', gap: 1 };
