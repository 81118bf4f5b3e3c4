import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { createField } from '#src/admin/form/field.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { ANNOUNCEMENT_TYPES, announcementApi } from './schema.ts';

const announcementAdminApi = adminApi(announcementApi);
const Field = createField(announcementApi, 'announcement');

export function Component() {
  return <TypePage api={announcementAdminApi} fields={AnnouncementForm} />;
}

function AnnouncementForm() {
  const { t } = useTranslation(['announcement', 'home']);
  return (
    <FormColumns
      first={<Field name="title" isHeading />}
      main={<Field name="content" />}
      side={
        <>
          <Field name="status" />
          <Field name="pinned" />
          <Field
            name="type"
            options={ANNOUNCEMENT_TYPES.map((type) => ({
              value: type,
              label: t(`home:notice.type.${type}`),
            }))}
          />
          <Field name="publishTime" />
          <Field name="expireTime" />
        </>
      }
    />
  );
}
