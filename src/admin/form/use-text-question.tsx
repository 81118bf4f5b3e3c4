import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CheckedFields } from '#src/admin/records/checked-fields.ts';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { saveActionOf } from './core/save-action.ts';
import type { NextStep } from './save/use-save.ts';

/**
 * Asks once before an article without a text is published or scheduled.
 * @returns the save with a `submit` that asks, and the question
 */
export function useTextQuestion<
  Input extends FieldValues,
  Save extends { record: () => object | null; submit: (way: NextStep) => void },
>(
  save: Save,
  form: Pick<UseFormReturn<Input, unknown, Input>, 'getValues' | 'trigger'>,
  { article = '', begin }: Pick<CheckedFields, 'article' | 'begin'> = {},
) {
  const { t } = useTranslation('crud');
  const hasAsked = useRef(false);
  const [asked, setAsked] = useState<NextStep | null>(null);
  const submit = async (way: NextStep) => {
    const values: Record<string, unknown> = form.getValues();
    const isBare = values[article] === '' && ASKED.has(saveActionOf(values, save.record(), begin));
    // Asks only in a valid form: invalid fields are reported first.
    if (hasAsked.current || !isBare || !(await form.trigger())) return save.submit(way);
    hasAsked.current = true;
    return setAsked(way);
  };
  const question = asked && (
    <ConfirmDialog
      open
      title={t('form.noText.title')}
      confirmText={t('form.noText.publish')}
      cancelText={t('action.stay')}
      onConfirm={() => {
        setAsked(null);
        save.submit(asked);
      }}
      onCancel={() => setAsked(null)}
    >
      {t('form.noText.text')}
    </ConfirmDialog>
  );
  return { question, save: { ...save, submit: (way: NextStep) => void submit(way) } };
}

const ASKED = new Set<string>(['publish', 'schedule']);
