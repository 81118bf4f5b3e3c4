import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { EditRecord } from '#src/crud/edit-record.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { announcementApi } from './api.ts';
import { AnnouncementInput, emptyAnnouncement } from './input.ts';
import { Announcement } from './schema.ts';
export function Component() {
  const { t } = useTranslation('announcement');
  return (
    <>
      <PageHeader title={t('edit.title')} />
      <EditRecord
        api={announcementApi}
        record={Announcement}
        schema={AnnouncementInput}
        empty={emptyAnnouncement()}
        fields={AnnouncementForm}
        preview={(values) => <AnnouncementPreview values={values} />}
        listPath="/backstage/site/announcement/list"
      />
    </>
  );
}
