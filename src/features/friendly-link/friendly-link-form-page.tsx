import { useTranslation } from 'react-i18next';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { useFieldProps } from '#src/admin/form/use-field-props.ts';
import { friendlyLinkAdminApi } from './admin-api.ts';
import { emptyFriendlyLink, FriendlyLinkInput } from './input.ts';
import { FriendlyLink, friendlyLinkFields } from './schema.ts';

export function Component() {
  const { t } = useTranslation('friendly-link');
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={friendlyLinkAdminApi}
      record={FriendlyLink}
      schema={FriendlyLinkInput}
      empty={emptyFriendlyLink}
      fields={FriendlyLinkForm}
    />
  );
}

function FriendlyLinkForm() {
  const field = useFieldProps(friendlyLinkFields, 'friendly-link');
  return (
    <FormColumns
      first={<TextInput {...field('name')} isHeading />}
      main={
        <>
          <TextInput {...field('url')} type="url" />
          <TextInput {...field('description')} rows={3} />
        </>
      }
      side={
        <>
          <StatusInput {...field('status')} />
          <ImageInput {...field('logo')} />
          <SortInput {...field('sort')} isDraggable />
        </>
      }
    />
  );
}
