import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
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
      const rows = await readTable(text);
      const before = getValues('specifications');
      const current = before[index];
      const isEmpty = current?.name.trim() === '' && current.value.trim() === '';
      const at = isEmpty ? index : index + 1;
      replace(before.toSpliced(at, isEmpty ? 1 : 0, ...rows));
      toast.success(t('specification.pasted', { count: rows.length }));
      requestAnimationFrame(() => setFocus(`specifications.${at + rows.length - 1}.value`));
    },
  };
}
