import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import type { GenericSchema } from 'valibot';
import { ApiError } from '#src/lib/api-error.ts';
import { ErrorSummary } from '#src/components/form/error-summary.tsx';
import { FieldLabelsProvider } from '#src/components/form/field-labels.tsx';
import { FormUploadsProvider } from '#src/components/form/form-uploads.tsx';
import { LeaveGuard } from '#src/components/form/leave-guard.tsx';
import { PreviewButton } from '#src/components/form/preview-button.tsx';
import { SaveBar } from '#src/components/form/save-bar.tsx';
import { useListPath } from './use-list-path.ts';

/** What a content type's new and edit page hand to the form. */
export type RecordFormProps<Input extends FieldValues> = {
  /** What may be sent. */
  schema: GenericSchema<Input, Input>;
  /** The list to go back to. */
  listPath: string;
  /** The fields; they find the form with `useFormContext`. */
  fields: ComponentType;
  /** The public page's own component with what is typed. */
  preview?: (values: Input) => ReactNode;
};

type Props<Input extends FieldValues> = RecordFormProps<Input> & {
  /** What the form starts with. The same object for as long as the form stands. */
  values: Input;
  /** Sends what was typed. Rejects where the server refuses. */
  save: (input: Input) => Promise<unknown>;
  /** Said when that worked. */
  savedMessage: string;
  children?: ReactNode;
};

/**
 * The one form of all content types (B2, B3): checks, sends once, puts the server's complaints
 * beside their fields, keeps everything typed where saving fails, asks before it is left unsaved,
 * and goes back to the list where it was left.
 */
export function RecordForm<Input extends FieldValues>(props: Props<Input>) {
  const { schema, values, save, savedMessage, fields: Fields, preview, children } = props;
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const backTo = useListPath(props.listPath);
  const [failure, setFailure] = useState<unknown>(null);
  const sending = useRef(false);
  const form = useForm<Input, unknown, Input>({
    resolver: valibotResolver(schema),
    values,
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  const isUnsaved = useCallback(() => unsaved.current, []);

  const send = async (input: Input) => {
    setFailure(null);
    try {
      await save(input);
      unsaved.current = false;
      toast.success(savedMessage);
      await navigate(backTo);
    } catch (error) {
      setFailure(error);
      toast.error(t('form.saveFailed'));
      for (const [index, [field, message]] of fieldErrors(error, values).entries()) {
        form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
      }
    }
  };

  const submit = async (event: React.SubmitEvent) => {
    event.preventDefault();
    // Two clicks before the first render after them are still one save.
    if (sending.current) return;
    sending.current = true;
    await form.handleSubmit(send)(event);
    sending.current = false;
  };

  return (
    <FormProvider {...form}>
      <FieldLabelsProvider>
        <FormUploadsProvider>
          <form noValidate onSubmit={(event) => void submit(event)}>
            <ErrorSummary failure={failure} />
            <Fields />
            {children}
            <SaveBar backTo={backTo}>
              {preview && <PreviewButton<Input> preview={preview} />}
            </SaveBar>
          </form>
        </FormUploadsProvider>
        <LeaveGuard isUnsaved={isUnsaved} />
      </FieldLabelsProvider>
    </FormProvider>
  );
}

/** The server's complaints about fields that this form has. */
function fieldErrors<Input extends FieldValues>(error: unknown, values: Input) {
  if (!(error instanceof ApiError)) return [];
  const { fieldErrors: messages } = error;
  const isField = (name: string): name is FieldPath<Input> => name in values;
  return Object.keys(messages)
    .filter(isField)
    .map((field) => [field, messages[field] ?? ''] as const);
}
