import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SortInput } from '#src/admin/form/inputs/sort-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { friendlyLinkAdminApi } from './admin-api.ts';
import { emptyFriendlyLink, FriendlyLinkInput } from './input.ts';
import { FriendlyLink } from './schema.ts';

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
  const { t } = useTranslation('friendly-link');
  const { control } = useFormContext<FriendlyLinkInput>();
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="name" label={t('field.name')} required max={60} />
          <TextInput
            control={control}
            name="url"
            label={t('field.url')}
            hint={t('field.urlHint')}
            type="url"
            required
          />
          <TextInput
            control={control}
            name="description"
            label={t('field.description')}
            rows={3}
            max={200}
          />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" />
          <ImageInput
            control={control}
            name="logo"
            label={t('field.logo')}
            hint={t('field.logoHint')}
            ratio={3}
          />
          <SortInput control={control} name="sort" isDraggable />
        </>
      }
    />
  );
}
