import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewRecord } from '#src/crud/new-record.tsx';
import { AnnouncementForm } from './announcement-form.tsx';
import { AnnouncementPreview } from './announcement-preview.tsx';
import { announcementApi } from './api.ts';
import { AnnouncementInput, emptyAnnouncement } from './input.ts';

export function Component() {
  const { t } = useTranslation('announcement');
  return (
    <>
      <PageHeader title={t('new.title')} />
      <NewRecord
        api={announcementApi}
        schema={AnnouncementInput}
        empty={emptyAnnouncement()}
        fields={AnnouncementForm}
        preview={(values) => <AnnouncementPreview values={values} />}
        listPath="/backstage/site/announcement/list"
      />
    </>
  );
}
