import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from 'sonner';
import { useFormField } from '#src/admin/form/core/form-fields.tsx';
import { useFormLanguage } from '#src/admin/form/core/languages/form-language.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isEmptyRow, MAX_SPECIFICATIONS } from '../input.ts';
import type { ProductInput } from '../input.ts';

const EMPTY = { name: '', value: '', ...(HAS_ENGLISH && { nameEn: '', valueEn: '' }) };

/** The rows of the form field `specifications` and their actions. */
export function useSpecifications() {
  const { t } = useTranslation('products');
  const isEnglish = useFormLanguage() === 'en';
  const { control, getValues, setFocus, formState } = useFormContext<ProductInput>();
  const { fields, append, move, remove, replace } = useFieldArray({
    control,
    name: 'specifications',
  });
  const nameAt = (index: number) =>
    `specifications.${index}.${isEnglish ? 'nameEn' : 'name'}` as const;
  const add = () => append(EMPTY, { focusName: nameAt(fields.length) });
  useFormField('specifications', t('field.specifications'), formatRows);
  const tooMany = formState.errors.specifications?.root?.message;

  return {
    fields,
    error: tooMany === undefined ? undefined : fieldMessage(tooMany),
    move,
    remove,
    add,
    /** Moves the row to the top. */
    moveFirst: (index: number) => {
      move(index, 0);
      requestAnimationFrame(() => setFocus(nameAt(0)));
    },
    /** Focuses the row below; appends one after the last. */
    goBelow: (index: number) => {
      if (index + 1 < fields.length) setFocus(nameAt(index + 1));
      else add();
    },
    /** Inserts the rows of a pasted table after this row, or replaces it if it is empty. */
    paste: async (text: string, index: number) => {
      const before = getValues('specifications');
      const current = before[index];
      const isEmpty = current !== undefined && isEmptyRow(current);
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
      const last = at + rows.length - 1;
      const part = isEnglish ? 'valueEn' : 'value';
      requestAnimationFrame(() => setFocus(`specifications.${last}.${part}`));
    },
  };
}

/** Formats the rows for the comparison of changes: one line each. */
function formatRows(value: unknown): string {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  const pair = (name: unknown, text: unknown) => `${String(name)}: ${String(text)}`;
  return rows
    .map(({ name, value: text, nameEn, valueEn }) =>
      HAS_ENGLISH && (nameEn || valueEn)
        ? `${pair(name, text)} · ${pair(nameEn, valueEn)}`
        : pair(name, text),
    )
    .join('\n');
}

/**
 * Parses tab-separated text into names and values, then those in English. Cells may be quoted; line breaks in
 * them become spaces, and further columns are ignored.
 */
async function readTable(text: string): Promise<(typeof EMPTY)[]> {
  const { parse } = (await import('papaparse')).default;
  const { data } = parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' });
  return data.map((cells) => {
    const [name = '', value = '', nameEn = '', valueEn = ''] = cells.map(clean);
    return { name, value, ...(HAS_ENGLISH && { nameEn, valueEn }) };
  });
}

/** True if a pasted text has more than one cell. */
export function isTable(text: string): boolean {
  return text.includes('\t');
}

function clean(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
