import Link from '@mui/material/Link';
import { useCallback } from 'react';
import { visibleTimes } from '#src/admin/records/table-facts.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { Field, FieldTable } from '#src/api/fields/record-fields.ts';
import type { Status } from '#src/api/fields/status.ts';
import { RelativeTime } from '#src/components/relative-time.tsx';
import { formatDay } from '#src/i18n/format/format-day.ts';
import { formatRelative } from '#src/i18n/format/format-relative.ts';
import { formatSplitDay, formatSplitEnd } from '#src/i18n/format/format-split.ts';
import { safeHref } from '#src/lib/links/safe-href.ts';
import { fieldOf } from '#src/lib/records/field-of.ts';
import { graphemesOf } from '#src/lib/text/graphemes.ts';
import { textWidth } from '#src/lib/text/text-width.ts';
import { currentTime } from '#src/lib/time/clock.ts';
import { FlagSwitch } from './cells/flag-switch.tsx';
import { StatusSwitch } from './cells/status-switch.tsx';
import { useTypeTexts, wordText } from './core/use-type-texts.ts';
import type { ListFacts } from './filters/time-filter.ts';
import type { ListColumn } from './rows/use-grid-columns.tsx';

/** What a list reads from the table of its type. */
export type TableFacts<T> = ListFacts<T> & { source: { fields: FieldTable } };

/** The names of a record's fields that this product knows. */
export type FieldName<T> = keyof {
  [Key in keyof T as string extends Key ? never : number extends Key ? never : Key]: T[Key];
} &
  string;

type Cell<T> = Partial<ListColumn<T>> & {
  /** The key of its heading, where that is not the field's name. */
  label?: string;
};

/** What a type says of its columns, where the table does not say it; a constant, or memoized. */
export type Cells<T> = Readonly<Partial<Record<FieldName<T>, Cell<T>>>>;

type AnyCells<T> = { readonly [name: string]: Cell<T> | undefined };

/** The width of a row's switch and its gap to the text, in px. */
const SWITCH = 40;

/**
 * Makes a list's columns by the names of fields: heading, how its kind is shown and exported, and a width with room
 * for its texts in the current language. In files all have the names of the form.
 */
export function useColumns<T extends { id: Id }>(
  { labelOf, source: { fields } }: TableFacts<T>,
  cells: AnyCells<T>,
) {
  const textOf = useTypeTexts();
  return useCallback(
    (name: string, isInFile = false): ListColumn<T> => {
      const { label, ...own } = cells[name] ?? {};
      const field = fields[name];
      const headerName = textOf(label && !isInFile ? label : `field.${name}`) || name;
      const valueOf = (record: T) => fieldOf(record, name);
      const column = { field: name, headerName };
      switch (field?.kind) {
        case 'status': {
          const times = visibleTimes(fields).length > 0 ? ['time.scheduled', 'time.over'] : [];
          const states = ['status.shown', 'status.hidden', ...times].map((key) => textOf(key));
          return {
            ...column,
            width: widthFor(headerName, states, SWITCH),
            cell: (record) =>
              hasStatus(record) && <StatusSwitch record={record} name={labelOf(record)} />,
            ...own,
          };
        }
        case 'flag':
          return {
            ...column,
            width: widthFor(headerName, [], SWITCH),
            cell: (record) => (
              <FlagSwitch
                id={record.id}
                name={labelOf(record)}
                field={name}
                label={headerName}
                value={valueOf(record) === true}
              />
            ),
            ...own,
          };
        case 'oneOf':
        case 'optionalOneOf': {
          const { words } = field;
          const wordOf = (word: string) => wordText(textOf, name, word);
          const textIn = (record: T) => {
            const word = words.find((one) => one === valueOf(record));
            return word === undefined ? String(valueOf(record)) : wordOf(word);
          };
          return {
            ...column,
            width: widthFor(headerName, words.map(wordOf)),
            cell: textIn,
            csv: textIn,
            ...own,
          };
        }
        case 'order':
        case 'served':
          return { ...column, type: 'number', width: widthFor(headerName, ['99,999']), ...own };
        case 'day':
        case 'end': {
          const [shown, split] =
            field.kind === 'day' ? [formatDay, formatSplitDay] : [undefined, formatSplitEnd];
          return {
            ...column,
            width: widthFor(headerName, [formatDay('2026-12-28')]),
            ...(shown && { cell: (record) => shown(String(valueOf(record))) }),
            csv: (record) => ({ moment: split(String(valueOf(record))) }),
            ...own,
          };
        }
        case 'webAddress':
          return { ...column, cell: (record) => <WebLink url={String(valueOf(record))} />, ...own };
        case 'begin':
        case undefined: {
          const past = new Date(currentTime() - ELEVEN_MONTHS).toISOString();
          return {
            ...column,
            width: widthFor(headerName, [formatRelative(past)]),
            cell: (record) => <RelativeTime iso={String(valueOf(record))} />,
            ...own,
          };
        }
        case 'title':
        case 'text':
        case 'list':
        case 'email':
        case 'link':
        case 'richText':
        case 'picture':
        case 'ref':
        case 'integer':
        case 'optionalInteger':
        case 'custom':
          break;
      }
      return { ...column, ...own };
    },
    [textOf, labelOf, fields, cells],
  );
}

const hasStatus = <T extends object>(record: T): record is T & { status: Status | null } =>
  'status' in record;

type WebLinkProps = { url: string };

function WebLink({ url }: WebLinkProps) {
  return (
    <Link
      href={safeHref(url)}
      target="_blank"
      rel="noopener"
      color="inherit"
      sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    >
      {url}
    </Link>
  );
}

const ELEVEN_MONTHS = 29_000_000_000;

/**
 * The width of a grid's column with text of the usual size, in px. A heading may have several lines.
 * @param cells the longest texts of its cells
 * @param beside the width of what stands beside them
 */
function widthFor(heading: string, cells: string[], beside = 0): number {
  const words = heading.split(' ').map((word) => widthOf(word) + SORT_ARROW);
  return 22 + Math.max(...words, beside + Math.max(0, ...cells.map(widthOf)));
}

const SORT_ARROW = 26;

/** In px: Chinese characters are as wide as high, Latin letters at most this wide on average. */
function widthOf(text: string): number {
  const { length } = graphemesOf(text);
  const wide = textWidth(text) - length;
  return wide * 14 + (length - wide) * 8.5;
}

/** A table does not say what the cells of these hold, or they are longer than Excel's 32,767 characters. */
const NOT_IN_FILES: ReadonlySet<string> = new Set(['custom', 'ref', 'richText', 'served']);

/**
 * The names of a table's fields that files have: those that an import reads, and those whose cells the type has a text
 * for.
 */
export function fileNames(
  fields: FieldTable,
  cells: { readonly [name: string]: { csv?: unknown } | undefined } = {},
): string[] {
  return Object.entries<Field>(fields)
    .filter(([name, { kind }]) => cells[name]?.csv !== undefined || !NOT_IN_FILES.has(kind))
    .map(([name]) => name);
}
