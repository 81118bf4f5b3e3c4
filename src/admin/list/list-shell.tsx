import Card from '@mui/material/Card';
import { memo, type ReactNode } from 'react';
import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { usePublicPage } from '#src/admin/records/use-record-sources.ts';
import type { Id } from '#src/api/fields/fields.ts';
import type { FieldTable } from '#src/api/fields/record-fields.ts';
import { keywordOf } from '#src/api/wire/server-call.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { SelectionBar } from './bulk/selection-bar.tsx';
import type { BulkApi } from './bulk/use-bulk-calls.ts';
import { type BulkAction, type BulkOptions, useBulk } from './bulk/use-bulk.tsx';
import { RowActions } from './cells/row-actions.tsx';
import { editPathOf } from './core/edit-path.ts';
import { type List, ListContext } from './core/list-context.ts';
import { ListState, NothingYet } from './core/list-state.tsx';
import { RowLinksProvider } from './core/row-links.tsx';
import { labelOfId } from './filters/time-filter.ts';
import { ListToolbar } from './filters/toolbar.tsx';
import { type CustomFilters, TypeFilters } from './filters/type-filters.tsx';
import { OpenDraftTool } from './handover/open-draft-tool.tsx';
import { ViewsButton } from './memory/views-button.tsx';
import { RowChanges } from './rows/row-changes.tsx';
import { useSavedRow } from './rows/saved-row.ts';
import { useIsRestorable } from './bulk/deleted-copies.ts';

/** What a page passes to any kind of list. */
export type ListProps<T, Input> = Pick<BulkOptions<T, Input>, 'deleteText'> & {
  /** The list's accessible name, and that of its exported file. */
  label: string;
  api: BulkApi<T, Input> & {
    labelOf?: (record: T) => string;
    source?: { fields: FieldTable };
  };
  /** By default the title that the type's table has. */
  labelOf?: (record: T) => string;
  /** The content type's own filters. */
  filters?: CustomFilters;
  /** The content type's own tools, before the export. */
  tools?: ReactNode;
  /** Replaces the button that exports the rows. */
  exportButton?: ReactNode;
  /** More tools, after the export. */
  lastTools?: ReactNode;
  newButton?: ReactNode;
  /** Replaces what is shown while there are no records at all. */
  empty?: ReactNode;
  /** The fields that can be set for many records at once. */
  bulkFields?: BulkOptions<T, Input>['fields'];
  /** Replaces a row's buttons. */
  actions?: (record: T, ask: (action: BulkAction<T>) => void) => ReactNode;
  /** More buttons of a row, before the others. */
  moreActions?: (record: T) => ReactNode;
  /** More buttons for the selected records. */
  bar?: (ask: (action: BulkAction<T>) => void) => ReactNode;
  /** Where a record is edited, if not at `{id}/edit` beside the list. */
  editPathOf?: (record: T) => string;
};

/** What the rows need of their list. */
export type RowParts<T> = {
  labelOf: (record: T) => string;
  actions: (record: T) => ReactNode;
};

type ListShellProps<T, Input> = ListProps<T, Input> &
  Pick<BulkOptions<T, Input>, 'refusalOf'> & {
    list: List;
    /** The records that are read. */
    rows: T[];
    /** The selected records, also of other pages. */
    selected: () => T[];
    onSelectAll: () => void;
    onExport: () => void;
    children: (parts: RowParts<T>) => ReactNode;
  };

/** The card of every list: toolbar, states, rows, and the selection with its actions; its parts read the list from the context. */
export function ListShell<T extends Input & { id: Id }, Input>(props: ListShellProps<T, Input>) {
  const { api, list, selected, children } = props;
  const { place, query } = list;
  const { labelOf = api.labelOf ?? labelOfId } = props;
  const bulk = useBulk<T, Input>({ ...props, labelOf, fields: props.bulkFields });
  const publicPage = usePublicPage(api.name);
  useSavedRow(list);
  const actions = (record: T) =>
    props.actions?.(record, (action) => bulk.ask([record], action)) ?? (
      <RowActions
        label={labelOf(record)}
        editPath={props.editPathOf?.(record) ?? editPathOf(record.id)}
        sitePath={publicPage(record.id, record)}
        onDelete={() => bulk.ask([record], 'delete')}
      >
        {props.moreActions?.(record)}
      </RowActions>
    );
  return (
    <ListContext value={list}>
      <RowLinksProvider>
        <Card ref={place} tabIndex={-1} sx={frameStyles}>
          <RowChanges name={api.name} calls={bulk.calls}>
            <ListToolbar
              isSearched={query === undefined || keywordOf(`GET /${api.name}`) !== undefined}
              tools={
                <>
                  {props.tools}
                  {props.exportButton ?? <ExportButton onClick={props.onExport} />}
                  {props.lastTools}
                  <ViewsButton />
                  <OpenDraftTool name={api.name} />
                  <DeletedTool name={api.name} />
                </>
              }
            >
              <TypeFilters
                name={api.name}
                fields={api.source?.fields ?? NO_FIELDS}
                own={props.filters ?? NO_FIELDS}
              />
            </ListToolbar>
            <ListState empty={props.empty ?? <NothingYet action={props.newButton} />}>
              {children({ labelOf, actions })}
            </ListState>
            <SelectionBar onSelectAll={props.onSelectAll} {...bulk.actionsOn(props.rows, selected)}>
              {props.bar?.((action) => bulk.ask(selected(), action))}
            </SelectionBar>
            {bulk.dialog}
          </RowChanges>
        </Card>
      </RowLinksProvider>
    </ListContext>
  );
}

const NO_FIELDS = {};

const frameStyles = {
  outline: 0,
  overflow: 'clip',
  '& [data-saved]': {
    '@keyframes saved': {
      from: { backgroundColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.24)' },
    },
    animation: 'saved 2s',
  },
};

type DeletedToolProps = {
  /** The name of the list's resource. */
  name: string;
};

/** The tool that leads to the type's deleted records; nothing where they cannot be restored. */
function DeletedTool({ name }: DeletedToolProps) {
  const { t } = useTranslation('navdata');
  const navigate = useNavigate();
  if (!useIsRestorable(name)) return null;
  return (
    <ToolButton
      label={t('recentlyDeleted')}
      onClick={() => void navigate(`/backstage/recently-deleted?type=${encodeURIComponent(name)}`)}
    >
      <DeletedIcon />
    </ToolButton>
  );
}

type ExportButtonProps = { onClick: () => void };

const ExportButton = memo(({ onClick }: ExportButtonProps) => {
  const { t } = useTranslation('crud');
  const may = useMay();
  if (!may('export')) return null;
  return (
    <ToolButton label={t('list.export')} onClick={onClick}>
      <DownloadIcon />
    </ToolButton>
  );
});
ExportButton.displayName = 'ExportButton';
