import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { saveActionOf } from './core/save-action.ts';
import type { Way } from './save/use-save.ts';

type TextQuestion<Input extends FieldValues> = {
  form: Pick<UseFormReturn<Input, unknown, Input>, 'getValues' | 'trigger'>;
  checked: CheckedFields | undefined;
  /** The record that the form edits; null for a new one. */
  record: object | null;
  submit: (way: Way) => void;
};

/**
 * Asks once before an article without a text is published or scheduled.
 * @returns what saves after that, and the question
 */
export function useTextQuestion<Input extends FieldValues>(parts: TextQuestion<Input>) {
  const { form, checked, record, submit } = parts;
  const { t } = useTranslation('crud');
  const hasAsked = useRef(false);
  const [asked, setAsked] = useState<Way | null>(null);
  const lacksText = () => {
    const values: Record<string, unknown> = form.getValues();
    const action = saveActionOf(values, record, checked?.begin);
    return checked?.article !== undefined && values[checked.article] === '' && ASKED.has(action);
  };
  const question = asked && (
    <ConfirmDialog
      open
      title={t('form.noText.title')}
      confirmText={t('form.noText.publish')}
      cancelText={t('action.stay')}
      onConfirm={() => {
        setAsked(null);
        submit(asked);
      }}
      onCancel={() => setAsked(null)}
    >
      {t('form.noText.text')}
    </ConfirmDialog>
  );
  return {
    question,
    submit: async (way: Way) => {
      // What is wrong with the fields is said first.
      if (hasAsked.current || !lacksText() || !(await form.trigger())) return submit(way);
      hasAsked.current = true;
      return setAsked(way);
    },
  };
}

const ASKED = new Set<string>(['publish', 'schedule']);
