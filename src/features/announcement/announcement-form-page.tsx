import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#src/admin/form/inputs/date-time-input.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { RichTextInput } from '#src/admin/form/inputs/rich-text-input.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { announcementAdminApi, hasAnnouncementField } from './admin-api.ts';
import { AnnouncementInput, emptyAnnouncement } from './input.ts';
import { Announcement, ANNOUNCEMENT_TYPES, announcementFields } from './schema.ts';

export function Component() {
  const { t } = useTranslation('announcement');
  return (
    <RecordPage
      api={announcementAdminApi}
      record={Announcement}
      schema={AnnouncementInput}
      empty={emptyAnnouncement}
      fields={AnnouncementForm}
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
    />
  );
}

function AnnouncementForm() {
  const { t } = useTranslation(['announcement', 'home']);
  const field = useFieldProps(announcementFields, 'announcement');
  return (
    <FormColumns
      first={<TextInput {...field('title')} isHeading />}
      main={<RichTextInput {...field('content')} />}
      side={
        <>
          <StatusInput {...field('status')} />
          {hasAnnouncementField('pinned') && <SwitchInput {...field('pinned')} />}
          <SelectInput
            {...field('type')}
            options={ANNOUNCEMENT_TYPES.map((type) => ({
              value: type,
              label: t(`home:notice.type.${type}`),
            }))}
          />
          {hasAnnouncementField('publishTime') && <DateTimeInput {...field('publishTime')} />}
          {hasAnnouncementField('expireTime') && <DateTimeInput {...field('expireTime')} />}
        </>
      }
    />
  );
}
