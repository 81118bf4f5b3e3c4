import { type ReactNode, useMemo } from 'react';
import Box from '@mui/material/Box';
import type { Id } from '#src/api/fields/fields.ts';
import type { Field, FieldTable } from '#src/api/fields/record-fields.ts';
import type { Resource } from '#src/api/records/resource.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import type { BulkField } from './bulk/bulk-field.ts';
import type { RecordLook } from './cells/record-row.tsx';
import { NewButton } from './core/new-button.tsx';
import { LIST_TEXTS, useTypeTexts } from './core/use-type-texts.ts';
import type { ListProps } from './list-shell.tsx';
import type { ListColumn } from './rows/use-grid-columns.tsx';
import {
  type Cells,
  type FieldName,
  fileNames,
  type TableFacts,
  useColumns,
} from './use-columns.tsx';

/** What a type's list shows of its records; a constant, or memoized. */
export type ListLook<T> = {
  /** The columns of the table and its file; by default those of the kinds that fit one. */
  columns?: readonly FieldName<T>[];
  /** What the table of the type does not say of a field's cell, heading and text in files. */
  cells?: Cells<T>;
  /** The fields below the title. */
  texts?: readonly FieldName<T>[];
  /** The fields beside the status, in a short list's row and on the card that phones show. */
  captions?: readonly FieldName<T>[];
  /** A field that is true or false: its name is before the title where it is true. */
  mark?: FieldName<T>;
};

/** The calls of any type's list. */
export type ListCalls<T, Input> = Pick<Resource<T, Input>, 'name' | 'one' | 'update' | 'remove'> &
  TableFacts<T> & { isTranslated?: boolean };
/** What the list of a type has of its own. */
export type TypeListProps<T extends { id: Id }, Input> = {
  /** In the header, before the button for a new record. */
  headerActions?: ReactNode;
  look?: ListLook<NoInfer<T>>;
  /** Fields that can be set for many records at once, before those that follow from the table. */
  bulkFields?: BulkField[];
  /** Makes the exported file one that can be changed and imported again. */
  importButton?: ReactNode;
} & Pick<ListProps<NoInfer<T>, Input>, 'filters' | 'lastTools' | 'moreActions'>;

type TypeListFrameProps = {
  headerActions?: ReactNode;
  importButton?: ReactNode;
  /** Renders the list below the header, with its name and the button that an empty list shows. */
  children: (parts: { label: string; newButton: ReactNode }) => ReactNode;
};

/** A type's list below a header that derives from the type's route and texts. */
export function TypeListFrame({ headerActions, importButton, children }: TypeListFrameProps) {
  const textOf = useTypeTexts();
  const newButton = <NewButton label={textOf(LIST_TEXTS.new)} />;
  const label = textOf(LIST_TEXTS.title);
  return (
    <>
      <PageHeader
        title={label}
        purpose={textOf(LIST_TEXTS.purpose)}
        action={
          <HeaderActions>
            {headerActions}
            {importButton}
            {newButton}
          </HeaderActions>
        }
      />
      {children({ label, newButton })}
    </>
  );
}

const NOTHING = {};

/** What a list shows of its records, derived from the type's table and what the type says of its own. */
export function useLook<T extends { id: Id }>(api: TableFacts<T>, given: ListLook<T> = NOTHING) {
  const { labelOf } = api;
  const { fields } = api.source;
  const column = useColumns(api, given.cells ?? NOTHING);
  const look = useMemo((): RecordLook<T> => {
    const picture = Object.entries<Field>(fields).flatMap(([name, field]) =>
      field.kind === 'picture' ? [{ name, field }] : [],
    )[0];
    const { mark, texts = [], captions = [] } = given;
    return {
      labelOf,
      picture,
      mark: mark && { name: mark, label: column(mark).headerName ?? mark },
      texts: texts.map((name) => column(name)),
      status: 'status' in fields ? column('status') : undefined,
      captions: captions.map((name) => column(name)),
    };
  }, [column, labelOf, fields, given]);
  return { column, look };
}

/** Of a file that can be imported again: the record's id, the columns that are shown, and what else the table has. */
export function fileColumns<T extends { id: Id }>(
  fields: FieldTable,
  column: ReturnType<typeof useColumns<T>>,
  own: ListLook<T> | undefined,
  shown: ListColumn<T>[],
): ListColumn<T>[] {
  const others = fileNames(fields, own?.cells)
    .map((name) => column(name, true))
    .filter((other) => shown.every(({ field }) => field !== other.field));
  // An import knows a field by its name in the form, whatever the table's heading is.
  const shownHere = shown.map((one) =>
    fields[one.field]?.kind === 'served' ? one : column(one.field, true),
  );
  return [column('id'), ...shownHere, ...others];
}

/** What can be set for many records: what the type has of its own, and flags. */
export function useBulkFields(fields: FieldTable, own: BulkField[] = []): BulkField[] {
  const textOf = useTypeTexts();
  return [
    ...own,
    ...Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'flag' ? [{ kind, name, label: textOf(`field.${name}`) }] : [],
    ),
  ];
}

type HeaderActionsProps = { children: ReactNode };

/** Several actions in a page's header, the primary one last. */
function HeaderActions({ children }: HeaderActionsProps) {
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>;
}
