import { use } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormFields } from '#src/admin/form/core/form-fields.tsx';
import { useFormLanguage } from '#src/admin/form/core/languages/form-language.ts';
import { englishName } from '#src/api/fields/record-fields.ts';
import type { FieldBlock } from './page-fields.ts';
import { type PageValue, textValue } from './page-values.ts';

const FOCUSABLE = '[tabindex="0"], input:not([tabindex="-1"]), textarea, button';

/** Focuses a field that was pressed in the page, in a rich text at its block. */
export function useFieldFocus() {
  const { setFocus } = useFormContext();
  const { fields, unfold } = use(FormFields);
  const shown = useFormLanguage();
  return ({ name, block }: FieldBlock) => {
    const [found] = [...fields.keys()]
      .filter((one) => `${name}.`.startsWith(`${one}.`))
      .sort((one, other) => other.length - one.length);
    // The English page has the Chinese text where the English one is missing.
    const english = found !== undefined && shown === 'en' ? englishName(found) : undefined;
    const field = english !== undefined && fields.has(english) ? english : found;
    if (field === undefined) return;
    unfold([field]);
    setFocus(field);
    const frame = document.querySelector(`[data-field="${CSS.escape(field)}"]`);
    // Lists have no element of their own that takes the focus.
    if (frame && !frame.contains(document.activeElement)) {
      frame.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    }
    const text = block !== undefined && frame?.querySelector('.ProseMirror')?.children[block];
    if (!text) return;
    getSelection()?.collapse(text, 0);
    text.scrollIntoView({ block: 'center' });
  };
}

/** The field that has the focus in the form. */
export function focusedBlock(): FieldBlock | undefined {
  const active = document.activeElement;
  const name =
    active?.closest<HTMLElement>('[data-field]')?.dataset.field ?? active?.getAttribute('name');
  if (!active || !name) return undefined;
  if (!active.matches('.ProseMirror')) return { name };
  const caret = getSelection()?.anchorNode ?? null;
  const block = [...active.children].findIndex((one) => one.contains(caret));
  return { name, block: Math.max(block, 0) };
}

/** What the form's choices read: their values are ids and words of the server. */
export function chosenTexts(): PageValue[] {
  const choices = document.querySelectorAll<HTMLElement>('[data-field] [role="combobox"]');
  return [...choices].map((choice) => {
    const { field = '' } = choice.closest<HTMLElement>('[data-field]')?.dataset ?? {};
    return textValue(field, choice instanceof HTMLInputElement ? choice.value : choice.textContent);
  });
}
