import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardList } from '#src/components/list/card-list.tsx';
import { FilterSelect } from '#src/components/list/filter-select.tsx';
import { SelectionBar } from '#src/components/list/selection-bar.tsx';
import { useSelection } from '#src/components/list/use-selection.ts';
import { PageHeader } from '#src/components/page-header.tsx';
import { ListState } from '#src/crud/list-state.tsx';
import { ListToolbar } from '#src/crud/list-toolbar.tsx';
import { narrow } from '#src/crud/narrow.ts';
import { NewButton } from '#src/crud/new-button.tsx';
import { RowActions } from '#src/crud/row-actions.tsx';
import { StatusFilter } from '#src/crud/status-filter.tsx';
import { useBulk } from '#src/crud/use-bulk.tsx';
import { useListParams } from '#src/crud/use-list-params.ts';
import { AnnouncementRow } from './announcement-row.tsx';
import { announcementApi } from './api.ts';
import { ANNOUNCEMENT_TYPES } from './schema.ts';
import type { Announcement } from './schema.ts';

const labelOf = (announcement: Announcement) => announcement.title;

export function Component() {
  const { t } = useTranslation(['announcement', 'home']);
  const params = useListParams();
  const list = useQuery(announcementApi.all());
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const deletion = useBulk({ api: announcementApi, labelOf, selection, place });
  const all = list.data?.rows.toSorted(byUrgency) ?? [];
  const rows = narrow(all, params, ({ title, content }) => [title, textOf(content)]);
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
        <ListToolbar params={params} list={list}>
          <FilterSelect
            params={params}
            name="type"
            label={t('field.type')}
            options={ANNOUNCEMENT_TYPES.map((type) => ({
              value: type,
              label: t(`home:notice.type.${type}`),
            }))}
          />
          <StatusFilter params={params} />
        </ListToolbar>
        <SelectionBar
          selection={selection}
          onDelete={() => deletion.ask(all.filter(({ id }) => selection.ids.has(id)))}
        />
        <ListState list={list} params={params} count={rows.length} emptyAction={newButton}>
          <CardList label={t('list.title')} rows={rows} labelOf={labelOf} selection={selection}>
            {(announcement) => (
              <AnnouncementRow
                announcement={announcement}
                actions={
                  <RowActions
                    label={announcement.title}
                    editPath={`../${announcement.id}/edit`}
                    onDelete={() => deletion.ask([announcement])}
                  />
                }
              />
            )}
          </CardList>
        </ListState>
      </Card>
      {deletion.dialog}
    </>
  );
}

/** As visitors see them: pinned ones, then the newest. */
function byUrgency(a: Announcement, b: Announcement): number {
  return Number(b.pinned) - Number(a.pinned) || b.publishTime.localeCompare(a.publishTime);
}

/** What a reader reads of rich text. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}
