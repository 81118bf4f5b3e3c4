import { type RefObject, useEffect, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { toast } from '#src/lib/toast.ts';
import { useFormField } from '#src/admin/form/core/form-fields.tsx';
import { useFormLanguage } from '#src/admin/form/core/languages/form-language.ts';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { fieldMessage } from '#src/i18n/schema-errors.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { isSame } from '#src/lib/records/is-same.ts';
import { MAX_SPECIFICATIONS, type ProductInput } from '../input.ts';

const CHINESE = ['name', 'value'] as const;
/** The cells of a row. */
export const COLUMNS = HAS_ENGLISH ? ([...CHINESE, 'nameEn', 'valueEn'] as const) : CHINESE;
export type Column = 'name' | 'value' | 'nameEn' | 'valueEn';

/** How long the undo of a paste is offered, in ms. */
const UNDO_TIME = 10_000;

const EMPTY = { name: '', value: '', ...(HAS_ENGLISH && { nameEn: '', valueEn: '' }) };

/** The rows of the form field `specifications` and their actions. @param button adds one */
export function useSpecifications(button: RefObject<HTMLElement | null>) {
  const { t } = useTranslation(['products', 'crud']);
  const isEnglish = useFormLanguage() === 'en';
  const form = useFormContext<ProductInput>();
  const { control, getValues, setFocus, formState } = form;
  const { fields, append, move, remove, replace } = useFieldArray({
    control,
    name: 'specifications',
  });
  const nameAt = (index: number) =>
    `specifications.${index}.${isEnglish ? 'nameEn' : 'name'}` as const;
  const add = () => append(EMPTY, { focusName: nameAt(fields.length) });
  useFormField('specifications', t('field.specifications'), formatRows, { button });
  const offer = useRef<{ undo: () => void; end: () => void }>(null);
  useEffect(() => () => offer.current?.end(), []);
  const offerUndo = (text: string, restore: () => void) => {
    offer.current?.end();
    const offered = structuredClone(getValues('specifications'));
    const end = () => {
      if (offer.current?.end !== end) return;
      offer.current = null;
      stop();
      toast.dismiss(id);
    };
    const undo = () => {
      end();
      restore();
    };
    const stop = form.subscribe({
      name: 'specifications',
      formState: { values: true },
      callback: ({ values }) => {
        // Undo would also remove what was typed since.
        if (!isSame(values.specifications, offered)) end();
      },
    });
    const id = toast.success(text, {
      duration: UNDO_TIME,
      action: { label: t('crud:undo.action'), onClick: undo },
      onAutoClose: end,
      onDismiss: end,
    });
    offer.current = { undo, end };
  };
  const tooMany = formState.errors.specifications?.root?.message;

  return {
    fields,
    error: tooMany === undefined ? undefined : fieldMessage(tooMany),
    move,
    remove,
    add,
    moveFirst: (index: number) => {
      move(index, 0);
      requestAnimationFrame(() => setFocus(nameAt(0)));
    },
    /** Focuses the row below; appends one after the last, whose Chinese text can be typed. */
    goBelow: (index: number) => {
      if (index + 1 < fields.length) setFocus(nameAt(index + 1));
      else if (!isEnglish && fields.length < MAX_SPECIFICATIONS) add();
    },
    /** Fills the rows from this one on with those of a pasted table; its undo is offered until the next change. */
    paste: async (text: string, index: number, column: Column) => {
      const pasted = await readTable(text, column);
      const before = structuredClone(getValues('specifications'));
      const cells = pasted.slice(0, MAX_SPECIFICATIONS - index);
      const rows = cells.map((row, place) => ({ ...EMPTY, ...before[index + place], ...row }));
      replace(before.toSpliced(index, rows.length, ...rows));
      const focusCell = (row: number) =>
        requestAnimationFrame(() => setFocus(`specifications.${row}.${column}`));
      offerUndo(t('specification.pasted', { count: rows.length }), () => {
        replace(before);
        focusCell(index);
      });
      const omitted = pasted.length - rows.length;
      if (omitted > 0) {
        toast.error(t('specification.leftOut', { count: omitted, most: MAX_SPECIFICATIONS }));
      }
      focusCell(index + rows.length - 1);
    },
    /** Undoes the paste, while that is offered. @returns whether it was */
    undo: () => {
      const { current } = offer;
      current?.undo();
      return current !== null;
    },
  };
}

/** Formats the rows for the comparison of changes: one line each. */
function formatRows(value: unknown): string {
  const rows = Array.isArray(value) ? value.filter(isRecord) : [];
  // The English value is often the same as the Chinese one, and left empty.
  const pair = (...cells: unknown[]) => cells.filter(Boolean).join(': ');
  return rows
    .map(({ name, value: text, nameEn, valueEn }) =>
      HAS_ENGLISH && (nameEn || valueEn)
        ? `${pair(name, text)} · ${pair(nameEn, valueEn)}`
        : pair(name, text),
    )
    .join('\n');
}

/**
 * Parses tab-separated text into the cells of rows: from the name on, or from the English name where no more than two
 * columns are pasted into an English cell. Cells may be quoted; line breaks in them become spaces, and further columns
 * are ignored.
 */
async function readTable(text: string, column: Column): Promise<Partial<Record<Column, string>>[]> {
  const { parse } = (await import('papaparse')).default;
  const { data } = parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' });
  const width = Math.max(0, ...data.map(({ length }) => length));
  const isChinese = column === 'name' || column === 'value';
  const columns = COLUMNS.slice(isChinese || width > 2 ? 0 : 2);
  return data.map((cells) =>
    Object.fromEntries(
      columns.slice(0, width).map((one, place) => [one, clean(cells[place] ?? '')]),
    ),
  );
}

/** True if a pasted text has more than one cell. */
export function isTable(text: string): boolean {
  return text.includes('\t');
}

function clean(cell: string): string {
  return cell.replace(/\s+/g, ' ').trim();
}
