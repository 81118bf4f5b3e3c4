import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { GenericSchema } from 'valibot';
import type { Resource } from '#src/api/resource.ts';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { AutosaveStatus } from '#src/admin/drafts/autosave-status.tsx';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import type { Id } from '#src/lib/records/id.ts';
import type { Checklist } from './checklist/checklist.ts';
import { ChecklistButton } from './checklist/checklist-button.tsx';
import { ClockNotice } from './core/clock-notice.tsx';
import { BesideButton } from './beside/beside-button.tsx';
import { BesideColumns } from './beside/beside-columns.tsx';
import { blankRecord } from './beside/blank-record.ts';
import { LazyBesidePanel } from './beside/lazy-beside-panel.ts';
import { useBeside } from './beside/use-beside.ts';
import { ErrorSummary } from './core/error-summary.tsx';
import { FieldInHash } from './field-in-hash.tsx';
import { FormAutosave } from './form-autosave.tsx';
import { FormFields } from './core/form-fields.tsx';
import { FormUploads } from './core/form-uploads.tsx';
import { FormInTab } from './leave/form-in-tab.tsx';
import { LeaveGuard } from './leave/leave-guard.tsx';
import { OfficePageContext } from '#src/admin/tabs/office-page.ts';
import { NewRecord } from './last-choice.ts';
import { OtherFields } from './core/other-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { useRecordForm } from './use-record-form.ts';
import { versionKey } from './versions/save-versions.ts';

const VersionsDialog = createLazyPart(
  async () => (await import('./versions/versions-dialog.tsx')).VersionsDialog,
);

export type RecordFormProps<T, Input extends FieldValues> = {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create' | 'update'>;
  /** The record's schema: fields that it does not name are listed under "other fields". */
  record: { entries: object };
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The fields; they read the form with `useFormContext`. */
  fields: ComponentType;
  /** What is looked at before publishing. */
  checklist?: Checklist<Input>;
  /** The record that is edited; null creates one. Only the first is used. */
  opened: T | null;
  /** It was deleted meanwhile: saving creates it anew. */
  isGone?: boolean;
  /** Makes the form's first values. Only the first function is used. */
  values: () => Input;
  /** The list, where saving and cancelling lead. */
  backTo: string;
  /** Where "save and new" leads; absent where nobody makes new records here, nor copies. */
  onNew?: () => void;
  /** The values are another record's: they are unsaved without a change too. */
  isCopy?: boolean;
  /** Focuses the first field. */
  focusFirst?: boolean;
};

/**
 * The form of a record: validates, saves once, shows the server's field errors, keeps everything typed
 * when saving fails, autosaves a draft, and asks before unsaved changes are left.
 */
export function RecordForm<T extends Input & { id: Id }, Input extends FieldValues>(
  props: RecordFormProps<T, Input>,
) {
  const { api, record, schema, fields: Fields, checklist, backTo } = props;
  const { isGone = false, isCopy = false, focusFirst = false } = props;
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const [makeValues] = useState(() => props.values);
  const [values] = useState(makeValues);
  const [shownRecord] = useState(() => props.opened ?? blankRecord(record));
  const beside = useBeside(api.name, shownRecord.id);
  const [hasVersionsOpen, setVersionsOpen] = useState(false);
  const { state } = useLocation();
  const mayAdd = useMay()('add');
  const page = use(OfficePageContext);
  /** Nobody is led away from the page that they went to while this one was saved. */
  const endPage = (next: () => unknown) => {
    const isInSight = page.isInSight();
    page.end();
    return isInSight ? next() : undefined;
  };
  const {
    form,
    fields,
    uploads,
    autosave,
    conflictDialog,
    failure,
    submit,
    submitAndStay,
    isUnsaved,
    opened,
  } = useRecordForm<T, Input>({
    api,
    schema,
    // A background refetch must not change what is being edited.
    opened: props.opened,
    isGone,
    values,
    makeValues,
    focusFirst,
    checklist,
    onSaved: () => endPage(() => navigate(backTo)),
    onCreated: (id) => endPage(() => navigate(`../${editPathOf(id)}`, { replace: true, state })),
  });
  const onNew = mayAdd ? props.onNew : undefined;
  // The form of a new record is followed by another one on the same page.
  const saveAndNew = (goOn: () => void) =>
    submit(() => (opened === null && page.isInSight() ? goOn() : endPage(goOn)));
  const client = useQueryClient();
  const hasGone = useCallback(
    () => opened !== null && client.getQueryData(api.one(opened.id).queryKey) === null,
    [client, api, opened],
  );
  const [newRecord] = useState(() =>
    props.opened === null && !isCopy ? { type: api.name, values } : null,
  );
  const recordKey = opened && versionKey(api.name, opened.id);
  return (
    <FormProvider {...form}>
      <FormFields value={fields}>
        <FormUploads value={uploads}>
          <BesideColumns
            isBeside={beside.isOpen && beside.isWide}
            page={
              beside.isOpen &&
              beside.page && (
                <LazyBesidePanel
                  {...beside.page}
                  source={api.name}
                  record={shownRecord}
                  isWide={beside.isWide}
                  onClose={beside.close}
                  onLoadFailed={beside.close}
                />
              )
            }
          >
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                void submit();
              }}
            >
              {conflictDialog}
              <FormAutosave {...autosave} />
              {checklist?.fields.begin !== undefined && <ClockNotice />}
              <ErrorSummary failure={failure} />
              {isGone && (
                <Alert severity="warning" sx={{ mb: 3 }}>
                  {t('form.gone')}
                </Alert>
              )}
              <FieldInHash />
              <NewRecord value={newRecord}>
                <Fields />
              </NewRecord>
              <OtherFields record={opened ?? {}} known={record.entries} />
              <SaveBar
                backTo={backTo}
                state={<AutosaveStatus autosave={autosave.autosave} />}
                saves={checklist && { opened, begin: checklist.fields.begin }}
                isCopy={isCopy}
                copyPath={
                  opened && onNew ? `../new?copy=${encodeURIComponent(opened.id)}` : undefined
                }
                onShowVersions={recordKey ? () => setVersionsOpen(true) : undefined}
                checks={
                  checklist && (
                    <ChecklistButton
                      checklist={checklist}
                      values={values}
                      isNew={opened === null}
                    />
                  )
                }
                onSave={() => void submit()}
                onSaveAndStay={() => void submitAndStay()}
                onSaveAndNew={onNew && (() => void saveAndNew(onNew))}
                onCancel={page.end}
              >
                {beside.page && <BesideButton beside={beside} />}
              </SaveBar>
            </form>
          </BesideColumns>
          {hasVersionsOpen && recordKey && (
            <VersionsDialog
              recordKey={recordKey}
              onClose={() => setVersionsOpen(false)}
              onLoadFailed={() => setVersionsOpen(false)}
            />
          )}
          <LeaveGuard
            isUnsaved={isUnsaved}
            autosave={autosave.autosave}
            isUploading={uploads.isUploading}
            isKept={page.isKept}
          />
          <FormInTab isUnsaved={isUnsaved} isGone={hasGone} autosave={autosave.autosave} />
        </FormUploads>
      </FormFields>
    </FormProvider>
  );
}
