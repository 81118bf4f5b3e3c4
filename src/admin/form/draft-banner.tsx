import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { FieldsByName } from '#src/lib/records/field-of.ts';
import { toast } from '#src/lib/toast.ts';
import { formatMoment } from '#src/i18n/format/format-moment.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { differingFields, type EarlierDraft } from '#src/admin/drafts/draft.ts';
import type { Autosave } from '#src/admin/drafts/autosave.ts';
import { CreatedRecords } from './uncertain-notice.tsx';
import { LazyCompareDialog } from './compare/lazy-compare-dialog.ts';
import { setFields } from './core/set-fields.ts';
import { newerSide } from '#src/admin/drafts/merge.ts';
import { Notice } from '#src/components/notice.tsx';

type DraftBannerProps = {
  autosave: Autosave;
  draft: EarlierDraft;
  /** The form's first values. */
  opened: FieldsByName;
  /** When the server's record was last changed, in epoch milliseconds; null where it is unknown. */
  changedAt: number | null;
};

/**
 * Offers an earlier draft: restore it, compare it field by field with the form, or discard it. One that the person has
 * come back for is restored at once.
 */
export function DraftBanner({ autosave, draft, opened, changedAt }: DraftBannerProps) {
  const { t } = useTranslation('crud');
  const { getValues, setValue, setError } = useFormContext();
  const [compared, setCompared] = useState<FieldsByName | null>(null);
  const names = differingFields(draft, compared ?? opened);

  const restoreFields = (chosen: string[]) => {
    setFields(setValue, chosen, draft.values);
    // The comparison goes first, because it holds the focus.
    if (compared) flushSync(() => setCompared(null));
    void autosave.removeEarlier(draft);
    toast.message(chosen.length > 0 ? t('draft.restored') : t('draft.discarded'));
  };
  const restore = () => {
    const now: FieldsByName = getValues();
    const isConflict = draft.kind === 'draft' && draft.unsent === 'conflict';
    // Neither typed changes nor those of others are overwritten without asking.
    const isSafe = !isConflict && names.every((name) => isSame(now[name], opened[name]));
    if (isSafe) restoreFields(names);
    else setCompared({ ...now });
  };
  const { state } = useLocation();
  const isComeBackFor = isRecord(state) && state.restore === draft.id;
  const restoreAtOnce = useEffectEvent(() => {
    if (!isComeBackFor) return;
    restore();
    const errors = isRecord(state.errors) ? state.errors : {};
    for (const [name, message] of Object.entries(errors)) {
      setError(name, { type: 'server', message: String(message) });
    }
  });
  // The draft is here only now.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => restoreAtOnce(), []);

  const isProblem = draft.kind === 'draft' ? draft.unsent !== undefined : draft.isUncertain;
  const discard = (
    <Button color="inherit" size="small" onClick={() => restoreFields([])}>
      {t(draft.kind === 'waiting' ? 'waiting.discard' : 'draft.discard')}
    </Button>
  );

  return (
    <Notice
      severity={isProblem ? 'warning' : 'info'}
      sx={{
        mb: 3,
        flexWrap: 'wrap',
        // On phones the buttons wrap below the text.
        '& .MuiAlert-message': { flexBasis: { xs: 'calc(100% - 48px)', sm: 'auto' } },
      }}
      action={
        <>
          <Button color="inherit" size="small" onClick={() => setCompared({ ...getValues() })}>
            {t('draft.look')}
          </Button>
          <Button color="inherit" size="small" onClick={restore}>
            {t(draft.kind === 'waiting' ? 'waiting.restore' : 'draft.restore')}
          </Button>
          {discard}
        </>
      }
    >
      {t(foundText(draft), { time: formatMoment(draft.at) })}
      {draft.kind === 'waiting' && draft.isUncertain && <CreatedRecords waiting={draft} />}
      {compared && (
        <LazyCompareDialog
          title={t('draft.title')}
          text={t('draft.text')}
          captions={{ mine: t('draft.now'), other: t('draft.draft') }}
          fields={names.map((name) => ({
            name,
            mine: compared[name],
            other: draft.values[name],
            // A value typed in this form is newer than any draft.
            newer: isSame(compared[name], opened[name])
              ? newerSide(name, draft, opened, changedAt)
              : 'mine',
          }))}
          confirmText={t('draft.take')}
          onConfirm={restoreFields}
          onCancel={() => setCompared(null)}
          onLoadFailed={() => setCompared(null)}
          action={discard}
        />
      )}
    </Notice>
  );
}

function foundText(draft: EarlierDraft) {
  if (draft.kind === 'draft') {
    return draft.unsent === undefined ? 'draft.found' : (`draft.${draft.unsent}` as const);
  }
  return draft.isUncertain ? 'waiting.uncertainFound' : 'waiting.found';
}
