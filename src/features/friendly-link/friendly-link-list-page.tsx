import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bySort } from '#src/api/by-sort.ts';
import { PageHeader } from '#src/components/page-header.tsx';
import { RouterButton } from '#src/components/router-link.tsx';
import { ListState } from '#src/crud/list-state.tsx';
import { ListToolbar } from '#src/crud/list-toolbar.tsx';
import { narrow } from '#src/crud/narrow.ts';
import { RowActions } from '#src/crud/row-actions.tsx';
import { SelectionBar } from '#src/crud/selection-bar.tsx';
import { SortableList } from '#src/crud/sortable-list.tsx';
import { StatusFilter } from '#src/crud/status-filter.tsx';
import { useDeletion } from '#src/crud/use-deletion.tsx';
import { useListParams } from '#src/crud/use-list-params.ts';
import { useReorder } from '#src/crud/use-reorder.ts';
import { useSelection } from '#src/crud/use-selection.ts';
import { friendlyLinkApi } from './api.ts';
import { FriendlyLinkRow } from './friendly-link-row.tsx';
import type { FriendlyLink } from './schema.ts';

const labelOf = (link: FriendlyLink) => link.name;

export function Component() {
  const { t } = useTranslation('friendly-link');
  const params = useListParams();
  const list = useQuery(friendlyLinkApi.all());
  const selection = useSelection();
  const deletion = useDeletion({ api: friendlyLinkApi, labelOf, selection });
  const reorder = useReorder(friendlyLinkApi);
  const all = list.data?.rows.toSorted(bySort) ?? [];
  const rows = narrow(all, params, (link) => [link.name, link.url, link.description]);
  const newButton = (
    <RouterButton to="../new" variant="contained">
      {t('new.title')}
    </RouterButton>
  );

  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <Card>
        <ListToolbar params={params} list={list}>
          <StatusFilter params={params} />
        </ListToolbar>
        <SelectionBar
          selection={selection}
          onDelete={() => deletion.ask(all.filter((link) => selection.ids.has(link.id)))}
        />
        <ListState list={list} params={params} count={rows.length} emptyAction={newButton}>
          <SortableList
            label={t('list.title')}
            rows={rows}
            labelOf={labelOf}
            selection={selection}
            // The order of a part says nothing about the order of the whole.
            onReorder={params.isNarrowed ? undefined : reorder}
          >
            {(link) => (
              <FriendlyLinkRow
                link={link}
                actions={
                  <RowActions
                    label={link.name}
                    editPath={`../${link.id}/edit`}
                    onDelete={() => deletion.ask([link])}
                  />
                }
              />
            )}
          </SortableList>
        </ListState>
      </Card>
      {deletion.dialog}
    </>
  );
}
