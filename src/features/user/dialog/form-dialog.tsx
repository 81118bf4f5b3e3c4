import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  useForm,
  useFormState,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { GenericSchema } from 'valibot';
import { toast } from '#src/lib/toast.ts';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { AutosaveStatus } from '#src/admin/drafts/autosave-status.tsx';
import { CloseGuard } from '#src/admin/form/leave/close-guard.tsx';
import { ConflictDialog } from '#src/admin/form/conflict-dialog.tsx';
import type { DraftOptions } from '#src/admin/form/core/draft-options.ts';
import { ErrorSummary } from '#src/admin/form/core/error-summary.tsx';
import { FormAutosave } from '#src/admin/form/form-autosave.tsx';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { FormUploads, useIsUploading } from '#src/admin/form/core/form-uploads.tsx';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { failureOf, isSaveBusy } from '#src/admin/form/save/save-state.ts';
import type { AskAboutConflicts } from '#src/admin/form/save/update-newest.ts';
import {
  FormSaveContext,
  useDialogSave,
  useFormSave,
  useIsSending,
  useSaveState,
} from '#src/admin/form/save/use-save.ts';

type FormDialogProps<Input extends FieldValues> = {
  title: string;
  schema: GenericSchema<Input, Input>;
  values: Input & DefaultValues<Input>;
  /** Rejects where the server refuses. @param ask asks which version is saved where both sides changed a field */
  save: (input: Input, ask: AskAboutConflicts) => Promise<unknown>;
  savedMessage: string;
  onClose: () => void;
  /** Without it no draft is stored. */
  draft?: DraftOptions;
  /** False for a dialog without a URL of its own, which stays open while the page below it changes. */
  isAddressed?: boolean;
  /** The fields read the form with `useFormContext`. */
  children: ReactNode;
};

/**
 * A form in a dialog: validates, submits once, shows the server's field errors, and asks before
 * unsaved changes are lost.
 */
export function FormDialog<Input extends FieldValues>(props: FormDialogProps<Input>) {
  const { title, schema, values, savedMessage, onClose, draft = null, children } = props;
  const { isAddressed = true } = props;
  const [isAsking, setAsking] = useState(false);
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
    // The two passwords are compared even while other fields are invalid.
    criteriaMode: 'all',
  });
  const { save, fields, uploads } = useDialogSave<Input>({ form, values, draft, send: props.save });
  const state = useSaveState(save);
  const isSent = isSaveBusy(state);

  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    // React events of the nested image dialog bubble into this form.
    event.stopPropagation();
    void save.submit(() => {
      toast.success(savedMessage);
      onClose();
    });
  };
  const close = () => {
    // A request in flight cannot be cancelled.
    if (isSent) return;
    if (isAddressed || !save.isUnsaved()) onClose();
    else setAsking(true);
  };

  return (
    <FormProvider {...form}>
      <FormSaveContext value={save}>
        <FormFields value={fields}>
          <FormUploads value={uploads}>
            <DialogFrame title={title} onClose={close}>
              <Box
                component="form"
                noValidate
                onSubmit={onSubmit}
                sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
              >
                {/* It closes once it is saved: nothing more can be typed then. */}
                <DialogContent dividers inert={isSent}>
                  <FormAutosave changedAt={draft?.changedAt ?? null} />
                  <ErrorSummary failure={failureOf(state)} />
                  <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>{children}</Box>
                </DialogContent>
                <FormDialogActions onCancel={close} />
              </Box>
            </DialogFrame>
            <ConflictDialog />
          </FormUploads>
          {isAddressed ? (
            <LeaveGuard isUnsaved={save.isUnsaved} autosave={save.autosave} />
          ) : (
            <CloseGuard
              isUnsaved={save.isUnsaved}
              isDraftSaved={save.autosave.isWorking}
              isAsking={isAsking}
              onStay={() => setAsking(false)}
              onClose={onClose}
            />
          )}
        </FormFields>
      </FormSaveContext>
    </FormProvider>
  );
}

function FormDialogActions({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation('crud');
  const save = useFormSave();
  const isSending = useIsSending(save);
  const { isDirty } = useFormState();
  const isUploading = useIsUploading();
  return (
    <DialogActions>
      <Typography variant="body2" aria-live="polite" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {isUploading && t('form.uploading')}
        {isSending && t('action.saving')}
        {isDirty && !isSending && !isUploading && <AutosaveStatus autosave={save.autosave} />}
      </Typography>
      <Button color="inherit" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSending} disabled={isUploading}>
        {t('action.save')}
      </Button>
    </DialogActions>
  );
}
