import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useFormField } from '#src/admin/form/core/form-fields.tsx';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { MAX_SPECIFICATIONS } from '../input.ts';
import type { ProductInput } from '../input.ts';

const EMPTY = { name: '', value: '' };

/** The rows of the form field `specifications` and their actions. */
export function useSpecifications() {
  const { t } = useTranslation('products');
  const { control, getValues, setFocus, formState } = useFormContext<ProductInput>();
  const { fields, append, move, remove, replace } = useFieldArray({
    control,
    name: 'specifications',
  });
  useFormField('specifications', t('field.specifications'), formatRows);
  const tooMany = formState.errors.specifications?.root?.message;

  return {
    fields,
    error: tooMany === undefined ? undefined : fieldMessage(tooMany),
    move,
    remove,
    add: () => append(EMPTY),
    /** Focuses the row below; appends one after the last. */
    goBelow: (index: number) => {
      if (index + 1 < fields.length) setFocus(`specifications.${index + 1}.name`);
      else append(EMPTY);
    },
    /** Inserts the rows of a pasted table after this row, or replaces it if it is empty. */
    paste: async (text: string, index: number) => {
      const before = getValues('specifications');
      const current = before[index];
      const isEmpty = current?.name.trim() === '' && current.value.trim() === '';
      const at = isEmpty ? index : index + 1;
      const room = MAX_SPECIFICATIONS - before.length + (isEmpty ? 1 : 0);
      const pasted = await readTable(text);
      const rows = pasted.slice(0, room);
      replace(before.toSpliced(at, isEmpty ? 1 : 0, ...rows));
      toast.success(t('specification.pasted', { count: rows.length }));
      const omitted = pasted.length - rows.length;
      if (omitted > 0) {
        toast.error(t('specification.leftOut', { count: omitted, most: MAX_SPECIFICATIONS }));
      }
      requestAnimationFrame(() => setFocus(`specifications.${at + rows.length - 1}.value`));
    },
  };
}

/** For the comparison of changes: a line per row. */
function formatRows(value: unknown): string {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  return rows.map(({ name, value: text }) => `${String(name)}: ${String(text)}`).join('\n');
}

/**
 * Parses tab-separated text into names and values. Cells may be quoted; line breaks in them become
 * spaces, and further columns are ignored.
 */
async function readTable(text: string): Promise<{ name: string; value: string }[]> {
  const { parse } = (await import('papaparse')).default;
  const { data } = parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' });
  return data.map(([name = '', value = '']) => ({ name: clean(name), value: clean(value) }));
}

/** True if a pasted text has more than one cell. */
export function isTable(text: string): boolean {
  return text.includes('\t');
}

function clean(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
