import type { GridColDef } from '@mui/x-data-grid/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { visibleTimes } from '#src/admin/records/table-facts.ts';
import { useFieldTexts } from '#src/admin/records/use-field-texts.ts';
import type { Field, FieldTable, RecordOf } from '#src/api/fields/record-fields.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { formatSplitDay, formatSplitEnd } from '#src/i18n/format/format-split.ts';
import type { Namespace } from '#src/i18n/i18next.d.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { textWidth } from '#src/lib/text/text-width.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import type { CsvColumn } from './export/save-csv.ts';

type Column<T extends object> = CsvColumn<T> &
  Pick<
    GridColDef<T>,
    'flex' | 'minWidth' | 'width' | 'sortable' | 'renderCell' | 'valueFormatter' | 'valueGetter'
  > & { type?: 'number' };

/** The width of a row's switch and its gap to the text, in px. */
const SWITCH = 40;

/**
 * Makes a list's columns: a field's heading, how its kind is shown and exported, and a width with room for its
 * texts in the current language, where none is named: `texts` are its longest, where the kind does not say them.
 */
export function useColumns<All extends FieldTable>(fields: All, namespace: Namespace) {
  const textsOf = useFieldTexts(namespace);
  const { t } = useTranslation('crud');
  return useCallback(
    (
      name: (keyof All & string) | 'id' | 'updateTime',
      { texts, ...more }: Partial<Column<RecordOf<All>>> & { texts?: string[] } = {},
    ): Column<RecordOf<All>> => {
      const { headerName = textsOf(name).label, sortable = true, flex } = more;
      const kind = fields[name]?.kind;
      const times = visibleTimes(fields).length > 0 ? [t('time.scheduled'), t('time.over')] : [];
      const states = [t('status.shown'), t('status.hidden'), ...times];
      const cells = texts ?? (kind === 'status' ? states : samplesOf(kind));
      const beside = kind === 'status' || kind === 'flag' ? SWITCH : 0;
      return {
        field: name,
        headerName,
        ...shown(name, fields[name]),
        ...(flex === undefined && { width: columnWidth(headerName, sortable, cells, beside) }),
        ...more,
      };
    },
    [t, textsOf, fields],
  );
}

/** Texts as long as those of a kind of field. */
function samplesOf(kind: Field['kind'] | undefined): string[] {
  if (kind === 'order' || kind === 'served') return ['99,999'];
  if (kind === 'flag') return [];
  if (kind === 'day' || kind === 'end') return [formatDay('2026-12-28')];
  return [formatRelative(new Date(currentTime() - ELEVEN_MONTHS).toISOString())];
}

const ELEVEN_MONTHS = 29_000_000_000;

/**
 * The width of a grid's column with text of the usual size, in px. A heading may have several lines.
 * @param cells the longest texts of its cells
 * @param beside the width of what stands beside them
 */
function columnWidth(
  heading: string,
  isSortable: boolean,
  cells: string[] = [],
  beside = 0,
): number {
  const words = heading.split(' ').map(widthOf);
  const arrow = isSortable ? 26 : 0;
  const texts = cells.map(widthOf);
  return 22 + Math.max(...words.map((width) => width + arrow), beside + Math.max(0, ...texts));
}

/** In px: Chinese characters are as wide as high, Latin letters at most this wide on average. */
function widthOf(text: string): number {
  const { length } = graphemesOf(text);
  const wide = textWidth(text) - length;
  return wide * 14 + (length - wide) * 8.5;
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
