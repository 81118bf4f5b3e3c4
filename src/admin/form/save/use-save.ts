import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import { createAutosave } from '#src/admin/drafts/autosave.ts';
import { type DraftOptions, draftOptionsOf } from '#src/admin/form/core/draft-options.ts';
import { useFormFieldRegistry } from '#src/admin/form/core/form-fields.tsx';
import { useUploadRegistry } from '#src/admin/form/core/form-uploads.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { useTypeHandle } from '#src/admin/list/core/type-handle.ts';
import { useRecordSource } from '#src/admin/records/use-record-sources.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import { UnstoredError } from '#src/api/records/write-record.ts';
import { fieldErrorsOf } from '#src/lib/errors/field-errors.ts';
import type { Id } from '#src/lib/records/id.ts';
import { personOf } from '#src/session/person.ts';
import { session } from '#src/session/session-store.ts';
import { createFormPort, type FormPort } from './form-port.ts';
import {
  createRecordSave,
  type SaveContext,
  type RecordSaveOptions,
  type SavedRecord,
} from './record-save.ts';
import { createSave, type Save } from './save.ts';
import type { SaveState } from './save-state.ts';
import type { AskAboutConflicts } from './update-newest.ts';

/** What follows a save: the list, the same form, the next record of the list, a form for a new one. */
export const NEXT_STEPS = ['list', 'stay', 'next', 'new'] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

/** The save of a form, as its parts see it; the same object for as long as the form is mounted. */
export type FormSave = Pick<
  Save<FieldValues, never>,
  'autosave' | 'getState' | 'subscribe' | 'isAllWaiting'
> & { form: Pick<FormPort<FieldValues>, 'begun' | 'changes'> };

/**
 * @returns the save of the form that the component is in
 * @throws Error outside a form
 */
export function useFormSave(): FormSave {
  const save = use(FormSaveContext);
  if (!save) throw new Error('There is no form around this');
  return save;
}

export const FormSaveContext = createContext<FormSave | null>(null);

export function useSaveState({ subscribe, getState }: Pick<FormSave, 'subscribe' | 'getState'>) {
  return useSyncExternalStore<SaveState>(subscribe, getState);
}

/** Whether a save is under way: a person may be asked meanwhile. */
export function useIsSending(save: Pick<FormSave, 'subscribe' | 'getState'>): boolean {
  const { is } = useSaveState(save);
  return is === 'sending' || is === 'asking';
}

type FormParts<Input extends FieldValues> = {
  form: UseFormReturn<Input, unknown, Input>;
  /** The form's first values. */
  values: Input;
  /** Null where no draft may be stored: a form of passwords. */
  draft: DraftOptions | null;
};

type DialogSave<Input extends FieldValues> = FormParts<Input> & {
  /** Rejects where the server refuses, or does not store all. */
  send: (input: Input, ask: AskAboutConflicts) => Promise<unknown>;
};

/**
 * The save of a form in a dialog.
 * @returns `fields` and `uploads` are what the fields register, for `FormFields` and `FormUploads`
 */
export function useDialogSave<Input extends FieldValues>(options: DialogSave<Input>) {
  const newest = useNewest(options);
  const fields = useFormFieldRegistry();
  const uploads = useUploadRegistry();
  const [save] = useState(() =>
    createSave({
      ...formParts(options, fields),
      send: async ({ input }, ask) => {
        try {
          await newest.current.send(input, ask);
          return { fields: {}, failure: null };
        } catch (error) {
          if (error instanceof UnstoredError) return { fields: {}, failure: error };
          throw error;
        }
      },
    }),
  );
  useEffect(() => save.open(), [save]);
  return { save, fields, uploads };
}

type RecordSave<T, Input extends FieldValues> = Pick<
  RecordSaveOptions<T, Input>,
  'api' | 'schema' | 'opened'
> &
  Pick<SaveContext, 'isGone' | 'checked' | 'visit'> &
  Omit<FormParts<Input>, 'draft'> & {
    /** The list, which a save by the button opens. */
    backTo: string;
    /** Opens the form of a new record. */
    onNew: (() => unknown) | undefined;
    /** Finds the list's next record, and resolves to what opens it. */
    findNext: (() => Promise<(() => unknown) | undefined>) | undefined;
  };

/** The save of a record's form. Only the first `api`, `schema`, `opened`, `form` and `values` are used. */
export function useRecordSave<T extends Input & { id: Id }, Input extends FieldValues>(
  options: RecordSave<T, Input>,
) {
  const { api, opened, onNew, findNext } = options;
  const { t } = useTranslation('crud');
  const client = useQueryClient();
  const source = useRecordSource(api.name);
  const { list } = useTypeHandle();
  const page = use(CurrentPage);
  const next = useNextPage(options.backTo);
  const fields = useFormFieldRegistry();
  const uploads = useUploadRegistry();
  const onCreated = (id: Id | undefined, draft?: string) =>
    id === undefined ? next.toList() : next.toRecord(id, draft);
  const newest = useNewest({
    ...options,
    source,
    listPath: list.path,
    onCreated,
    isUploading: () => {
      if (uploads.isUploading) toast.message(t('form.uploading'));
      return uploads.isUploading;
    },
    /** Opens what follows a save. */
    follow: async (way: NextStep, { before, id, left }: SavedRecord<T>) => {
      if (left) return next.toRecord(left.failure.id, left.draft, fieldErrorsOf(left.failure));
      if (way === 'stay') return onCreated(id);
      if (way === 'new' && onNew) {
        // The form of a new record is followed by another one on the same page.
        return before === null && page.isInFront() ? onNew() : next.endPage(onNew);
      }
      const open = way === 'next' ? await findNext?.() : undefined;
      return open ? next.endPage(open) : next.toList();
    },
  });
  const [save] = useState(() => {
    const context = () => newest.current;
    const parts = formParts({ ...options, draft: draftOptionsOf(api.name, opened) }, fields);
    const { record, isDeleted, ...rest } = createRecordSave<T, Input>(
      { ...options, ...parts, client },
      context,
    );
    const { submit, ...own } = createSave({ ...parts, ...rest });
    return {
      ...own,
      record,
      isDeleted,
      /** Whether something would be lost with the form. */
      isLeftUnsaved: () => own.isUnsaved() && !own.isAllWaiting(),
      submit: (way: NextStep): void => {
        // The save button is disabled meanwhile, Ctrl+S is not.
        if (context().isUploading()) return;
        void submit((saved) =>
          way === 'stay' && saved.before ? own.goOn() : context().follow(way, saved),
        );
      },
    };
  });
  useEffect(() => save.open(), [save]);
  return { save, fields, uploads };
}

/** A function that returns the value of the last render, for a save that began before it. */
function useNewest<Value>(value: Value) {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}

function formParts<Input extends FieldValues>(
  { form, values, draft }: FormParts<Input>,
  fields: ReturnType<typeof useFormFieldRegistry>,
) {
  const user = personOf(session.getState().user);
  const [type, record] = draft?.key ?? [];
  const key = user === null || type === undefined ? null : { user, type, record: String(record) };
  return {
    form: createFormPort({ form, fields, values, secrets: draft?.secrets ?? [] }),
    autosave: createAutosave(key),
  };
}

/** Opens what follows a saved form, whose page ends then. @param list the path of its list */
function useNextPage(list: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const page = use(CurrentPage);
  /** Does not open it over a page that the person went to while this one was saved. */
  const endPage = (next: () => unknown) => {
    const isInFront = page.isInFront();
    // Where something was typed while it was sent, the tab keeps the page with it.
    if (!page.isUnsaved()) page.close();
    return isInFront ? next() : undefined;
  };
  return {
    endPage,
    toList: () => endPage(() => navigate(list)),
    /** @param restore the draft that its form restores at once, with these errors of its fields */
    toRecord: (id: Id, restore?: string, errors?: Record<string, string>) =>
      endPage(() =>
        navigate(`../${editPathOf(id)}`, {
          replace: true,
          state: restore === undefined ? state : { ...Object(state), restore, errors },
        }),
      ),
  };
}
