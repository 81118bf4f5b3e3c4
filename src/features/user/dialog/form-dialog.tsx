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
import { toast } from '#src/lib/toast.ts';
import type { GenericSchema } from 'valibot';
import { DialogFrame } from '#src/admin/ui/dialog-frame.tsx';
import { AutosaveStatus } from '#src/admin/drafts/autosave-status.tsx';
import { CloseGuard } from '#src/admin/form/leave/close-guard.tsx';
import type { DraftOptions } from '#src/admin/form/core/draft-options.ts';
import { ErrorSummary } from '#src/admin/form/core/error-summary.tsx';
import { FormAutosave } from '#src/admin/form/form-autosave.tsx';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { FormUploads, useIsUploading } from '#src/admin/form/core/form-uploads.tsx';
import { LeaveGuard } from '#src/admin/form/leave/leave-guard.tsx';
import { useLeaveTyped } from '#src/admin/form/leave/use-leave-typed.ts';
import { createdId } from '#src/api/records/created-id.ts';
import { useFormSave } from '#src/admin/form/core/use-form-save.ts';

type FormDialogProps<Input extends FieldValues> = {
  title: string;
  schema: GenericSchema<Input, Input>;
  /** Default values. */
  values: Input & DefaultValues<Input>;
  /** Rejects where the server refuses. */
  save: (input: Input) => Promise<unknown>;
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
  const { title, schema, values, save, savedMessage, onClose, draft = null, children } = props;
  const { isAddressed = true } = props;
  const [isAsking, setAsking] = useState(false);
  const leaveTyped = useLeaveTyped(draft?.key[0] ?? '');
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
    // The two passwords are compared even while other fields are invalid.
    criteriaMode: 'all',
  });
  const { fields, uploads, autosave, failure, submit, isSending, isUnsaved } = useFormSave<Input>({
    form,
    values,
    save,
    announce: () => toast.success(savedMessage),
    draft,
  });

  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    // React events of the nested image dialog bubble into this form.
    event.stopPropagation();
    void submit(async (typed, answer) => {
      if (typed && draft) {
        const record = createdId(answer) ?? draft.key[1];
        const id = await leaveTyped.write(typed, record);
        if (id !== undefined) leaveTyped.offer(id, record);
      }
      onClose();
    });
  };
  const close = () => {
    // A request in flight cannot be cancelled.
    if (isSending.current) return;
    if (isAddressed || !isUnsaved()) onClose();
    else setAsking(true);
  };

  return (
    <FormProvider {...form}>
      <FormFields value={fields}>
        <FormUploads value={uploads}>
          <DialogFrame title={title} onClose={close}>
            <Box
              component="form"
              noValidate
              onSubmit={onSubmit}
              sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
            >
              <DialogContent dividers>
                <FormAutosave {...autosave} />
                <ErrorSummary failure={failure} />
                <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>{children}</Box>
              </DialogContent>
              <FormDialogActions
                state={<AutosaveStatus autosave={autosave.autosave} />}
                onCancel={close}
              />
            </Box>
          </DialogFrame>
        </FormUploads>
        {isAddressed ? (
          <LeaveGuard isUnsaved={isUnsaved} autosave={autosave.autosave} />
        ) : (
          <CloseGuard
            isUnsaved={isUnsaved}
            isDraftSaved={autosave.autosave.isWorking}
            isAsking={isAsking}
            onStay={() => setAsking(false)}
            onClose={onClose}
          />
        )}
      </FormFields>
    </FormProvider>
  );
}

type FormDialogActionsProps = {
  /** The autosave state. */
  state: ReactNode;
  onCancel: () => void;
};

function FormDialogActions({ state, onCancel }: FormDialogActionsProps) {
  const { t } = useTranslation('crud');
  const { isDirty, isSubmitting } = useFormState();
  const isUploading = useIsUploading();
  return (
    <DialogActions>
      <Typography variant="body2" aria-live="polite" sx={{ flexGrow: 1, color: 'text.secondary' }}>
        {isUploading && t('form.uploading')}
        {isSubmitting && t('action.saving')}
        {isDirty && !isSubmitting && !isUploading && state}
      </Typography>
      <Button color="inherit" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={isUploading}>
        {t('action.save')}
      </Button>
    </DialogActions>
  );
}
