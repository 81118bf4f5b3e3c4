import { useTranslation } from 'react-i18next';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { announcementApi } from './api.ts';
import { AnnouncementInput, emptyAnnouncement } from './input.ts';
import { Announcement } from './schema.ts';

export function Component() {
  const { t } = useTranslation('announcement');
  return (
    <RecordPage
      api={announcementApi}
      record={Announcement}
      schema={AnnouncementInput}
      empty={emptyAnnouncement()}
      fields={AnnouncementForm}
      preview={(values) => <AnnouncementPreview values={values} />}
      listPath="/backstage/site/announcement/list"
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
    />
  );
}
