import { valibotResolver } from '@hookform/resolvers/valibot';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import type { GenericSchema } from 'valibot';
import { ErrorSummary } from '#src/admin/form/error-summary.tsx';
import { FormFieldsProvider } from '#src/admin/form/form-fields.tsx';
import { FormUploadsProvider } from '#src/admin/form/form-uploads.tsx';
import { LeaveGuard } from '#src/admin/form/leave-guard.tsx';
import { useSending } from '#src/components/use-sending.ts';
import { useKeeping } from '#src/admin/form/use-keeping.tsx';
import type { KeptOptions } from '#src/admin/form/use-keeping.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { FormDialogActions } from './form-dialog-actions.tsx';

type FormDialogProps<Input extends FieldValues> = {
  title: string;
  schema: GenericSchema<Input, Input>;
  /** What the form starts with. */
  values: Input & DefaultValues<Input>;
  /** Sends what was typed. Rejects where the server refuses. */
  save: (input: Input) => Promise<unknown>;
  savedMessage: string;
  onClose: () => void;
  /** What is kept of what is typed, for who comes back. Without it nothing is. */
  kept?: KeptOptions;
  /** The fields; they find the form with `useFormContext`. */
  children: ReactNode;
};

/**
 * A form in a dialog (B2, B3, B6): checks, sends once, puts the server's complaints beside their
 * fields. Every way out, Escape and a click outside included, asks first where something was typed.
 */
export function FormDialog<Input extends FieldValues>(props: FormDialogProps<Input>) {
  const { title, schema, values, save, savedMessage, onClose, kept, children } = props;
  const { t } = useTranslation('crud');
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
    // Two passwords are compared while other fields are still wrong.
    criteriaMode: 'all',
  });
  const { isDirty } = form.formState;
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  const { keeping, toKept } = useKeeping(values, kept ?? null);
  const { isOver } = keeping;
  const isUnsaved = useCallback(() => unsaved.current && !isOver(), [isOver]);

  const { failure, submit, isSending } = useSending<Input>({
    form,
    save: toKept(save),
    onRefused: () => toast.error(t('form.saveFailed')),
  });

  const onSubmit = (event: React.SubmitEvent) => {
    event.preventDefault();
    // A dialog in this one (the picture's) is inside it for React.
    event.stopPropagation();
    void submit(() => {
      unsaved.current = false;
      toast.success(savedMessage);
      onClose();
    });
  };
  const close = () => {
    // What is on its way can no longer be taken back.
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
