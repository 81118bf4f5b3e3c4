import Alert from '@mui/material/Alert';
import { type ComponentType, use, useState } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import { AutosaveStatus } from '#src/admin/drafts/autosave-status.tsx';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import { hasEnglishFields } from '#src/api/fields/translation.ts';
import type { Resource } from '#src/api/records/resource.ts';
import type { Id } from '#src/lib/records/id.ts';
import { BesideButton } from './beside/beside-button.tsx';
import { BesideColumns } from './beside/beside-columns.tsx';
import { blankRecord } from './beside/blank-record.ts';
import { useBeside } from './beside/use-beside.ts';
import { ChecklistButton } from './checklist/checklist-button.tsx';
import type { Checklist } from './checklist/checklist.ts';
import { recordKey } from './checklist/set-aside.ts';
import { ClockNotice } from './core/clock-notice.tsx';
import { ErrorSummary } from './core/error-summary.tsx';
import { FormFields } from './core/form-fields.tsx';
import { FormUploads } from './core/form-uploads.tsx';
import { FormLanguages, useFormLanguages } from './core/languages/form-language.ts';
import { FormEnglishProvider } from './core/outdated/form-english.tsx';
import { LanguageBar } from './english/language-bar.tsx';
import { OtherFields } from './core/other-fields.tsx';
import { FieldInHash } from './field-in-hash.tsx';
import { FormAutosave } from './form-autosave.tsx';
import { ReceivedDraft } from './handover/received-draft.tsx';
import { FirstChoices } from './last-choice.ts';
import { FormInTab } from './leave/form-in-tab.tsx';
import { LeaveGuard } from './leave/leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaveWay } from './save-button.tsx';
import { UncertainNotice } from './uncertain-notice.tsx';
import { useRecordForm } from './use-record-form.ts';
import { versionKey } from '#src/admin/drafts/save-versions.ts';

export type RecordFormProps<T, Input extends FieldValues> = {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create' | 'update'>;
  /** The record's schema: fields that it does not name are listed under "other fields". */
  record: { entries: object };
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The fields; they read the form with `useFormContext`. */
  fields: ComponentType;
  /** What is looked at before publishing. */
  checklist?: Checklist<Input> | undefined;
  /** The record that is edited; null creates one. Only the first is used. */
  opened: T | null;
  /** It was deleted meanwhile: saving creates it anew. */
  isGone?: boolean;
  /** Makes the form's first values. Only the first function is used. */
  values: () => Input;
  /** The list, which saving and cancelling open. */
  backTo: string;
  /** Opens the form of a new record after "save and new"; absent where nobody makes new records here, nor copies. */
  onNew?: () => void;
  /** Finds the list's next record, and resolves to what opens it; absent after the last one. */
  findNext?: (() => Promise<(() => unknown) | undefined>) | undefined;
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
  const { api, record, fields: Fields, checklist, backTo, findNext } = props;
  const { isGone = false, isCopy = false, focusFirst = false } = props;
  const { t } = useTranslation('crud');
  const page = use(CurrentPage);
  const { languages, formRef } = useFormLanguages();
  const hasEnglish = hasEnglishFields(record);
  const first = useFirst(props);
  const { values } = first;
  const beside = useBeside(api.name, first.shown.id);
  const { autosave, opened, ...form } = useRecordForm<T, Input>({
    ...props,
    ...first,
    checklist,
    isGone,
    focusFirst,
  });
  const begin = checklist?.fields.begin;
  const versions = opened && versionKey(api.name, opened.id);
  const onNew = useMay()('add') ? props.onNew : undefined;
  const saving = useSaveWay(
    {
      list: () => void form.submit(),
      stay: () => void form.submitAndStay(),
      next: findNext && (() => void form.submitAndFind(findNext)),
      new: onNew && (() => void form.submitAndOpen(onNew)),
    },
    opened === null,
  );
  const columns = (
    <BesideColumns beside={beside} source={api.name} record={first.shown}>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.save();
        }}
      >
        {form.conflictDialog}
        <FormAutosave {...autosave} />
        {begin !== undefined && <ClockNotice />}
        <ErrorSummary failure={form.failure} />
        {form.waiting?.isUncertain && <UncertainNotice waiting={form.waiting} />}
        {isGone && (
          <Alert severity="warning" sx={{ mb: 3 }}>
            {t('form.gone')}
          </Alert>
        )}
        {hasEnglish && <LanguageBar />}
        <FieldInHash />
        <ReceivedDraft type={api.name} record={props.opened?.id ?? null} schema={props.schema} />
        <FirstChoices value={first.choices}>
          <Fields />
        </FirstChoices>
        <OtherFields record={opened ?? {}} known={record.entries} />
        <SaveBar
          backTo={backTo}
          waiting={form.waiting}
          isAllWaiting={form.isWaiting}
          state={<AutosaveStatus autosave={autosave.autosave} />}
          saving={saving}
          publishes={checklist && { opened, begin }}
          isCopy={isCopy && autosave.opened === values}
          copyPath={opened && onNew ? `../new?copy=${encodeURIComponent(opened.id)}` : undefined}
          handedOver={
            isGone
              ? undefined
              : { type: api.name, record: props.opened?.id ?? null, blank: first.blank }
          }
          versions={versions}
          checks={
            checklist && (
              <ChecklistButton
                checklist={checklist}
                values={values}
                isNew={opened === null}
                record={opened ? recordKey(api.name, opened.id) : undefined}
              />
            )
          }
          onCancel={page.close}
        >
          {beside.page && <BesideButton beside={beside} />}
        </SaveBar>
      </form>
    </BesideColumns>
  );
  return (
    <FormProvider {...form.form}>
      <FormFields value={form.fields}>
        <FormUploads value={form.uploads}>
          <FormLanguages value={hasEnglish ? languages : null}>
            {hasEnglish ? (
              <FormEnglishProvider versions={versions}>{columns}</FormEnglishProvider>
            ) : (
              columns
            )}
          </FormLanguages>
          <LeaveGuard
            isUnsaved={form.isLeftUnsaved}
            autosave={autosave.autosave}
            isUploading={form.uploads.isUploading}
            staysFor={page.staysFor}
          />
          <FormInTab
            isUnsaved={form.isUnsaved}
            isGone={form.isDeleted}
            autosave={autosave.autosave}
          />
        </FormUploads>
      </FormFields>
    </FormProvider>
  );
}

/** What a form begins with: a background refetch must not change what is being edited. */
function useFirst<T extends Input & { id: Id }, Input extends FieldValues>(
  props: RecordFormProps<T, Input>,
) {
  const [first] = useState(() => {
    const { api, record, opened, values: makeValues, isCopy = false } = props;
    const values = makeValues();
    const choices = opened === null && !isCopy ? { type: api.name, values } : null;
    /** What a new record begins with for everybody: not with a person's last choices, nor with another record's values. */
    const blank = () =>
      Object.fromEntries(
        Object.entries(makeValues()).flatMap(([name, value]) => {
          if (!isCopy && value !== null) return [];
          return [[name, typeof value === 'string' ? '' : Array.isArray(value) ? [] : null]];
        }),
      );
    return { values, makeValues, blank, choices, shown: opened ?? blankRecord(record) };
  });
  return first;
}
