import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormState } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { GenericSchema } from 'valibot';
import { ErrorSummary } from '#src/admin/form/error-summary.tsx';
import { FormFieldsProvider } from '#src/admin/form/form-fields.tsx';
import { FormUploadsProvider, useIsUploading } from '#src/admin/form/form-uploads.tsx';
import { LeaveGuard } from '#src/admin/form/leave-guard.tsx';
import { useAutosave } from '#src/admin/form/use-autosave.tsx';
import type { KeptOptions } from '#src/admin/form/use-autosave.tsx';
import { useSending } from '#src/components/use-sending.ts';
import { DialogFrame } from './dialog-frame.tsx';

type FormDialogProps<Input extends FieldValues> = {
  title: string;
  schema: GenericSchema<Input, Input>;
  /** Default values. */
  values: Input & DefaultValues<Input>;
  /** Rejects where the server refuses. */
  save: (input: Input) => Promise<unknown>;
  savedMessage: string;
  onClose: () => void;
  /** Autosave of a draft; nothing is saved without it. */
  kept?: KeptOptions;
  /** The fields read the form with `useFormContext`. */
  children: ReactNode;
};

/**
 * A form in a dialog: validates, submits once, shows the server's field errors, and asks before
 * unsaved changes are lost.
 */
export function FormDialog<Input extends FieldValues>(props: FormDialogProps<Input>) {
  const { title, schema, values, save, savedMessage, onClose, kept, children } = props;
  const { t } = useTranslation('crud');
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
    // The two passwords are compared even while other fields are invalid.
    criteriaMode: 'all',
  });
  const { isDirty } = form.formState;
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  const { keeping, toKept } = useAutosave(values, kept ?? null);
  const { isOver } = keeping;
  const isUnsaved = useCallback(() => unsaved.current && !isOver(), [isOver]);

  const { failure, submit, isSending } = useSending<Input>({
    form,
    save: toKept(save),
    onRefused: () => toast.error(t('form.saveFailed')),
  });

  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    // React events of the nested image dialog bubble into this form.
    event.stopPropagation();
    void submit(() => {
      unsaved.current = false;
      toast.success(savedMessage);
      onClose();
    });
  };
  const close = () => {
    // A request in flight cannot be cancelled.
    if (!isSending.current) onClose();
  };

  return (
    <FormProvider {...form}>
      <FormFieldsProvider>
        <FormUploadsProvider>
          <DialogFrame title={title} onClose={close}>
            <Box
              component="form"
              noValidate
              onSubmit={onSubmit}
              sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minHeight: 0 }}
            >
              <DialogContent dividers>
                {keeping.notice}
                <ErrorSummary failure={failure} />
                <Box sx={{ display: 'grid', gap: 2.5, pt: 1 }}>{children}</Box>
              </DialogContent>
              <FormDialogActions state={keeping.state} onCancel={close} />
            </Box>
          </DialogFrame>
        </FormUploadsProvider>
        <LeaveGuard isUnsaved={isUnsaved} isKept={keeping.isKept} />
      </FormFieldsProvider>
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
