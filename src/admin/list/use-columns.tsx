import type { GridColDef } from '@mui/x-data-grid/models';
import { useCallback } from 'react';
import { useFieldTexts } from '#src/admin/records/use-field-texts.ts';
import type { Field, FieldTable, RecordOf } from '#src/api/fields/record-fields.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatSplitDay, formatSplitEnd } from '#src/i18n/format/format-split.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import type { CsvColumn } from './export/save-csv.ts';

type Column<T extends object> = CsvColumn<T> &
  Pick<
    GridColDef<T>,
    'flex' | 'minWidth' | 'width' | 'sortable' | 'renderCell' | 'valueFormatter' | 'valueGetter'
  > & { type?: 'number' };

/** Makes a list's columns: a field's heading, and how its kind is shown and exported. */
export function useColumns<All extends FieldTable>(fields: All, namespace: Namespace) {
  const textsOf = useFieldTexts(namespace);
  return useCallback(
    (
      name: (keyof All & string) | 'id' | 'updateTime',
      more: Partial<Column<RecordOf<All>>> = {},
    ): Column<RecordOf<All>> => ({
      field: name,
      headerName: textsOf(name).label,
      ...shown(name, fields[name]),
      ...more,
    }),
    [textsOf, fields],
  );
}

/** A table does not say what the cells of these hold, or they are longer than Excel's 32,767 characters. */
const NOT_IN_FILES: ReadonlySet<string> = new Set(['own', 'ref', 'richText', 'served']);

/**
 * Makes the columns of a file that can be changed and imported again: the record's id, the columns that are shown,
 * and what else the table has.
 * @param own columns of fields whose cells an import reads in a way of their own
 */
export function useFileColumns<All extends FieldTable>(
  fields: All,
  namespace: Namespace,
  own: { [Name in keyof All & string]?: Pick<CsvColumn<RecordOf<All>>, 'csv'> } = {},
) {
  const column = useColumns(fields, namespace);
  return (shown: CsvColumn<RecordOf<All>>[]): CsvColumn<RecordOf<All>>[] => {
    const others = Object.entries<Field>(fields).flatMap(([name, { kind }]) => {
      const isIn = name in own || !NOT_IN_FILES.has(kind);
      return isIn && shown.every(({ field }) => field !== name) ? [column(name, own[name])] : [];
    });
    return [column('id'), ...shown, ...others];
  };
}

/** Without a field it is a time that the server writes. */
function shown<T extends object>(name: string, field: Field | undefined): Partial<Column<T>> {
  if (name === 'id') return {};
  const kind = field?.kind;
  const textOf = (record: T) => String(fieldOf(record, name));
  if (kind === 'order' || kind === 'served') return { type: 'number' };
  if (kind === 'day') {
    return {
      valueFormatter: formatDay,
      csv: (record) => ({ moment: formatSplitDay(textOf(record)) }),
    };
  }
  if (kind === 'end') return { csv: (record) => ({ moment: formatSplitEnd(textOf(record)) }) };
  if (kind === undefined || kind === 'begin')
    return { renderCell: ({ value }) => <RelativeTime iso={value} /> };
  return {};
}
