import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldErrors, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '#src/lib/api-error.ts';
import { toast } from '#src/lib/toast.ts';
import { ErrorSummary } from './error-summary.tsx';
import { useFormFields, useUnfold } from './form-fields.tsx';
import { useIsUploading } from './form-uploads.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaveKeys } from './use-save-keys.ts';
import type { SavingFormProps } from './saving-form.tsx';

/** The form itself, inside what its fields tell it: errors, fields, save bar, the question on leaving. */
export function SavingFormBody<Input extends FieldValues>(props: SavingFormProps<Input>) {
  const { values, save, savedMessage, backTo, onNew, fields: Fields, preview, children } = props;
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>(null);
  const sending = useRef(false);
  const form = useFormContext<Input, unknown, Input>();
  const isUploading = useIsUploading();
  const unfold = useUnfold();
  const fields = useFormFields();
  const { isDirty } = form.formState;
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  const isUnsaved = useCallback(() => unsaved.current, []);

  const focusFirst = useEffectEvent(() => {
    const first = [...fields.keys()].find((name) => isFieldOf(values, name));
    if (props.focusFirst && first !== undefined) form.setFocus(first);
  });
  useEffect(() => focusFirst(), []);

  const complain = (error: unknown) => {
    setFailure(error);
    toast.error(t('form.saveFailed'));
    const complaints = fieldErrors(error, values);
    unfold(complaints.map(([field]) => field));
    for (const [index, [field, message]] of complaints.entries()) {
      form.setError(field, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  };
  // What is folded away takes no focus.
  const unfoldWrong = (errors: FieldErrors<Input>) => unfold(Object.keys(errors));

  const submit = async (goOn: () => unknown = () => navigate(backTo)) => {
    // The keys are there to be pressed while the button is not.
    if (isUploading) toast.message(t('form.uploading'));
    // Two clicks before the first render after them are still one save.
    if (isUploading || sending.current) return;
    sending.current = true;
    let isSaved = false;
    const send = async (input: Input) => {
      setFailure(null);
      await save(input);
      isSaved = true;
    };
    await form.handleSubmit(send, unfoldWrong)().catch(complain);
    // Saved once, nothing is sent again while this page is on its way out.
    sending.current = isSaved;
    if (!isSaved) return;
    unsaved.current = false;
    toast.success(savedMessage);
    await goOn();
  };
  useSaveKeys(() => void submit());

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ErrorSummary failure={failure} />
        <Fields />
        {children}
        <SaveBar
          backTo={backTo}
          copyPath={props.copyPath}
          onSave={() => void submit()}
          onSaveAndNew={() => void submit(onNew)}
        >
          {preview && <PreviewButton<Input> preview={preview} />}
        </SaveBar>
      </form>
      <LeaveGuard isUnsaved={isUnsaved} />
    </>
  );
}

/** The server's complaints about fields that this form has. */
function fieldErrors<Input extends FieldValues>(error: unknown, values: Input) {
  if (!(error instanceof ApiError)) return [];
  const { fieldErrors: messages } = error;
  return Object.keys(messages)
    .filter((name) => isFieldOf(values, name))
    .map((field) => [field, messages[field] ?? ''] as const);
}

function isFieldOf<Input extends FieldValues>(
  values: Input,
  name: string,
): name is FieldPath<Input> {
  return name in values;
}
