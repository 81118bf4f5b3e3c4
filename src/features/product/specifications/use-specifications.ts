import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useFormField } from '#src/admin/form/form-fields.tsx';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { isRecord } from '#src/lib/is-record.ts';
import { MOST_SPECIFICATIONS } from '../input.ts';
import type { ProductInput } from '../input.ts';
import { readTable } from './read-table.ts';

const EMPTY = { name: '', value: '' };

/** The rows of a product's specification table, and what can be done to them. */
export function useSpecifications() {
  const { t } = useTranslation('products');
  const { control, getValues, setFocus, formState } = useFormContext<ProductInput>();
  const { fields, append, move, remove, replace } = useFieldArray({
    control,
    name: 'specifications',
  });
  useFormField('specifications', t('field.specifications'), showRows);
  const tooMany = formState.errors.specifications?.root?.message;

  return {
    fields,
    error: tooMany === undefined ? undefined : fieldMessage(tooMany),
    move,
    remove,
    add: () => append(EMPTY),
    /** The cursor goes to the row below, a new one after the last. */
    goBelow: (index: number) => {
      if (index + 1 < fields.length) setFocus(`specifications.${index + 1}.name`);
      else append(EMPTY);
    },
    /** Puts the rows of a pasted table after this one, or in its place while it is empty. */
    paste: async (text: string, index: number) => {
      const before = getValues('specifications');
      const current = before[index];
      const isEmpty = current?.name.trim() === '' && current.value.trim() === '';
      const at = isEmpty ? index : index + 1;
      const room = MOST_SPECIFICATIONS - before.length + (isEmpty ? 1 : 0);
      const pasted = await readTable(text);
      const rows = pasted.slice(0, room);
      replace(before.toSpliced(at, isEmpty ? 1 : 0, ...rows));
      toast.success(t('specification.pasted', { count: rows.length }));
      const leftOut = pasted.length - rows.length;
      if (leftOut > 0) {
        toast.error(t('specification.leftOut', { count: leftOut, most: MOST_SPECIFICATIONS }));
      }
      requestAnimationFrame(() => setFocus(`specifications.${at + rows.length - 1}.value`));
    },
  };
}

/** For what will change: a line for each row. */
function showRows(value: unknown): string {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows.map(({ name, value: text }) => `${String(name)}: ${String(text)}`).join('\n');
}
