import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';

/**
 * Replaces a field's value and moves the focus to it. Ctrl+Z in the field undoes it as it undoes typing, and so
 * does a toast with this text; without a text there is none.
 */
export function useReplaceField(name: string): (value: unknown, text?: string) => void {
  const { t } = useTranslation('crud');
  const { getValues, setValue, setFocus } = useFormContext();
  const set = (value: unknown) => {
    setFocus(name);
    // After the timer in which `setFocus` moves the focus.
    setTimeout(() => {
      if (typeof value === 'string' && typeInto(name, getValues(name), value)) return;
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    });
  };
  return (value, text) => {
    const before: unknown = getValues(name);
    set(value);
    if (text === undefined) return;
    toast.message(text, { action: { label: t('undo.action'), onClick: () => set(before) } });
  };
}

/** Types a text over that of the field that has the focus: no other way leaves it to the browser's own undo. */
function typeInto(name: string, before: unknown, text: string): boolean {
  const field = document.activeElement;
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isText || field.name !== name || field.value !== before) return false;
  field.select();
  // Deprecated, and without a successor; jsdom lacks it.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
  return field.value === text;
}
