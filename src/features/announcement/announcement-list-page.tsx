import { useTranslation } from 'react-i18next';
import { CardList } from '#src/admin/list/card-list.tsx';
import { FilterSelect } from '#src/admin/list/filter-select.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { useListParams } from '#src/admin/list/use-list-params.ts';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import { AnnouncementRow } from './announcement-row.tsx';
import { announcementApi } from './api.ts';
import { byUrgency } from './by-urgency.ts';
import { ANNOUNCEMENT_TYPES } from './schema.ts';
import type { Announcement } from './schema.ts';
import { useAnnouncementColumns } from './use-announcement-columns.ts';

const labelOf = (announcement: Announcement) => announcement.title;

export function Component() {
  const { t } = useTranslation(['announcement', 'home']);
  const params = useListParams();
  const columns = useAnnouncementColumns();
  const newButton = <NewButton label={t('new.title')} />;
  const types = ANNOUNCEMENT_TYPES.map((type) => ({
    value: type,
    label: t(`home:notice.type.${type}`),
  }));
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <WholeList
        label={t('list.title')}
        api={announcementApi}
        order={byUrgency}
        labelOf={labelOf}
        textsOf={({ title, content }) => [title, textOf(content)]}
        columns={columns}
        filters={
          <FilterSelect params={params} name="type" label={t('field.type')} options={types} />
        }
        newButton={newButton}
      >
        {({ rows, selection, actions }) => (
          <CardList label={t('list.title')} rows={rows} labelOf={labelOf} selection={selection}>
            {(announcement) => (
              <AnnouncementRow announcement={announcement} actions={actions(announcement)} />
            )}
          </CardList>
        )}
      </WholeList>
    </>
  );
}

/** What a reader reads of rich text. */
function textOf(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ');
}
