import { valibotResolver } from '@hookform/resolvers/valibot';
import Alert from '@mui/material/Alert';
import {
  type ComponentType,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type FieldValues, FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import { versionKey } from '#src/admin/drafts/save-versions.ts';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import { hasEnglishFields } from '#src/api/fields/translation.ts';
import type { Resource } from '#src/api/records/resource.ts';
import type { Id } from '#src/lib/records/id.ts';
import { BesideButton } from './beside/beside-button.tsx';
import { BesideColumns } from './beside/beside-columns.tsx';
import { blankRecord } from './beside/blank-record.ts';
import { useBeside } from './beside/use-beside.ts';
import type { Checklist } from './checklist/checklist.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { ClockNotice } from './core/clock-notice.tsx';
import { draftOptionsOf } from './core/draft-options.ts';
import { ErrorSummary } from './core/error-summary.tsx';
import { FormFields } from './core/form-fields.tsx';
import { FormUploads } from './core/form-uploads.tsx';
import { FormLanguages, useFormLanguages } from './core/languages/form-language.ts';
import { OtherFields } from './core/other-fields.tsx';
import { FormEnglishProvider } from './core/outdated/form-english.tsx';
import { isFieldOf } from './core/set-fields.ts';
import { useSaveKeys } from './core/use-save-keys.ts';
import { useTimesOfNow } from './core/use-times-of-now.ts';
import { LanguageBar } from './english/language-bar.tsx';
import { FieldInHash } from './field-in-hash.tsx';
import { FormAutosave } from './form-autosave.tsx';
import { ReceivedDraft } from './handover/received-draft.tsx';
import { FirstChoices } from './last-choice.ts';
import { FormInTab } from './leave/form-in-tab.tsx';
import { LeaveGuard } from './leave/leave-guard.tsx';
import { SaveBar } from './save-bar.tsx';
import { useNextStep } from './save-button.tsx';
import { failureOf, isSaveBusy } from './save/save-state.ts';
import { FormSaveContext, useRecordSave, useSaveState, NEXT_STEPS } from './save/use-save.ts';
import { useTextQuestion } from './use-text-question.tsx';
import { UncertainNotice } from './uncertain-notice.tsx';
import { useRecordVisit } from './visit/use-record-visit.tsx';

export type RecordFormProps<T, Input extends FieldValues> = {
  api: Pick<Resource<T, Input>, 'name' | 'one' | 'create' | 'update'>;
  /** The record's schema: fields that it does not name are listed under "other fields". */
  record: { entries: object };
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The fields; they read the form with `useFormContext`. */
  fields: ComponentType;
  /** The checks before publishing. */
  checklist?: Checklist<Input> | undefined;
  /** The record that is edited; null creates one. Only the first is used. */
  opened: T | null;
  /** The record was deleted meanwhile: saving creates it anew. */
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
  const { api, record: type, schema, fields: Fields, checklist, backTo, findNext } = props;
  const { isGone = false, isCopy = false, focusFirst = false } = props;
  const { t } = useTranslation('crud');
  const page = use(CurrentPage);
  const first = useFirst(props);
  const { values } = first;
  const onNew = useMay()('add') ? props.onNew : undefined;
  const ways = NEXT_STEPS.filter((way) =>
    way === 'next' ? findNext : way === 'new' ? onNew : true,
  );
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(schema),
    values,
    mode: 'onTouched',
  });
  useTimesOfNow(form, values, first.makeValues);
  const { save, fields, uploads } = useRecordSave<T, Input>({
    api,
    schema,
    opened: props.opened,
    isGone,
    values,
    form,
    backTo,
    onNew,
    findNext,
    checked: checklist?.fields,
    visit: useRecordVisit(api.name, props.opened),
  });
  useFirstFocus(focusFirst, values, form, fields);
  const record = useSyncExternalStore(save.subscribe, save.record);
  const state = useSaveState(save);
  const way = useNextStep(ways, record === null);
  const { question, save: asking } = useTextQuestion(save, form, checklist?.fields);
  useSaveKeys(() => asking.submit('stay'));
  const beside = useBeside(api.name, first.shown.id);
  const { languages, formRef } = useFormLanguages();
  const hasEnglish = hasEnglishFields(type);
  const columns = (
    <BesideColumns beside={beside} source={api.name} record={first.shown}>
      <form
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          asking.submit(way);
        }}
      >
        <ConflictDialog />
        {question}
        <FormAutosave changedAt={draftOptionsOf(api.name, record).changedAt ?? null} />
        {checklist?.fields.begin !== undefined && <ClockNotice />}
        <ErrorSummary failure={failureOf(state)} />
        <UncertainNotice />
        {isGone && (
          <Alert severity="warning" sx={{ mb: 3 }}>
            {t('form.gone')}
          </Alert>
        )}
        {hasEnglish && <LanguageBar />}
        <FieldInHash />
        <ReceivedDraft type={api.name} record={props.opened?.id ?? null} schema={schema} />
        {/* The form of a new record ends with the save: nothing more can be typed into it. */}
        <div inert={record === null && isSaveBusy(state)}>
          <FirstChoices value={first.choices}>
            <Fields />
          </FirstChoices>
          <OtherFields record={record ?? {}} known={type.entries} />
        </div>
        <SaveBar<T, Input>
          {...{ ways, way, backTo, checklist, isGone, isCopy, first }}
          save={asking}
          type={api.name}
        >
          {beside.page && <BesideButton beside={beside} />}
        </SaveBar>
      </form>
    </BesideColumns>
  );
  return (
    <FormProvider {...form}>
      <FormSaveContext value={save}>
        <FormFields value={fields}>
          <FormUploads value={uploads}>
            <FormLanguages value={hasEnglish ? languages : null}>
              {hasEnglish ? (
                <FormEnglishProvider versions={record && versionKey(api.name, record.id)}>
                  {columns}
                </FormEnglishProvider>
              ) : (
                columns
              )}
            </FormLanguages>
            <LeaveGuard
              isUnsaved={save.isLeftUnsaved}
              autosave={save.autosave}
              isUploading={uploads.isUploading}
              staysFor={page.staysFor}
            />
            <FormInTab
              isUnsaved={save.isUnsaved}
              isGone={save.isDeleted}
              autosave={save.autosave}
            />
          </FormUploads>
        </FormFields>
      </FormSaveContext>
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

/** Moves the focus to the first field; not again when a cached form is shown again. */
function useFirstFocus<Input extends FieldValues>(
  isWanted: boolean,
  values: Input,
  { setFocus }: Pick<UseFormReturn<Input>, 'setFocus'>,
  { fields }: ReturnType<typeof useRecordSave>['fields'],
): void {
  const hasFocused = useRef(false);
  const focus = useEffectEvent(() => {
    const first = [...fields.keys()].find((name) => isFieldOf(values, name));
    if (isWanted && first !== undefined && !hasFocused.current) setFocus(first);
    hasFocused.current = true;
  });
  useEffect(() => focus(), []);
}
