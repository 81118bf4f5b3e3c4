import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { ErrorSummary } from './error-summary.tsx';
import { useFormFields, useUnfold } from './form-fields.tsx';
import { useIsUploading } from './form-uploads.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { PreviewButton } from './preview-button.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaveKeys } from './use-save-keys.ts';
import { useSending } from '#src/components/use-sending.ts';
import type { SavingFormProps } from './saving-form-props.ts';

/** The form itself, inside what its fields tell it: errors, fields, save bar, the question on leaving. */
export function SavingFormBody<Input extends FieldValues>(props: SavingFormProps<Input>) {
  const { values, save, savedMessage, backTo, onNew, fields: Fields, preview, children } = props;
  const { keeping } = props;
  const { t } = useTranslation('crud');
  const navigate = useNavigate();
  const form = useFormContext<Input, unknown, Input>();
  const isUploading = useIsUploading();
  const unfold = useUnfold();
  const fields = useFormFields();
  const { isDirty } = form.formState;
  const unsaved = useRef(false);
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  const isOver = keeping?.isOver;
  const isUnsaved = useCallback(() => unsaved.current && !isOver?.(), [isOver]);

  const focusFirst = useEffectEvent(() => {
    const first = [...fields.keys()].find((name) => isFieldOf(values, name));
    if (props.focusFirst && first !== undefined) form.setFocus(first);
  });
  useEffect(() => focusFirst(), []);

  const { failure, submit: send } = useSending<Input>({
    form,
    save,
    onRefused: (refused) => {
      toast.error(t('form.saveFailed'));
      unfold(refused);
    },
    // What is folded away takes no focus.
    onInvalid: (errors) => unfold(Object.keys(errors)),
  });

  const submit = async (goOn: () => unknown = () => navigate(backTo)) => {
    // The keys are there to be pressed while the button is not.
    if (isUploading) {
      toast.message(t('form.uploading'));
      return;
    }
    await send(() => {
      unsaved.current = false;
      toast.success(savedMessage);
      return goOn();
    });
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
        {keeping?.notice}
        <ErrorSummary failure={failure} />
        <Fields />
        {children}
        <SaveBar
          backTo={backTo}
          state={keeping?.state}
          isCopy={props.isCopy ?? false}
          copyPath={props.copyPath}
          onSave={() => void submit()}
          onSaveAndNew={() => void submit(onNew)}
        >
          {preview && <PreviewButton<Input> preview={preview} />}
        </SaveBar>
      </form>
      <LeaveGuard isUnsaved={isUnsaved} isKept={keeping?.isKept} />
    </>
  );
}

function isFieldOf<Input extends FieldValues>(
  values: Input,
  name: string,
): name is FieldPath<Input> {
  return name in values;
}
