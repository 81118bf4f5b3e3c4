import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateTimeInput } from '#src/admin/form/date-time-input.tsx';
import { RichTextInput } from '#src/admin/form/rich-text-input.tsx';
import { SelectInput } from '#src/admin/form/select-input.tsx';
import { StatusInput } from '#src/admin/form/status-input.tsx';
import { SwitchInput } from '#src/admin/form/switch-input.tsx';
import { TextInput } from '#src/admin/form/text-input.tsx';
import { FormColumns } from '#src/admin/form/form-columns.tsx';
import type { AnnouncementInput } from './input.ts';
import { ANNOUNCEMENT_TYPES } from './schema.ts';

export function AnnouncementForm() {
  const { t } = useTranslation(['announcement', 'home']);
  const { control } = useFormContext<AnnouncementInput>();
  return (
    <FormColumns
      main={
        <>
          <TextInput control={control} name="title" label={t('field.title')} required max={80} />
          <RichTextInput control={control} name="content" label={t('field.content')} />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" times={['publishTime', 'expireTime']} />
          <SwitchInput
            control={control}
            name="pinned"
            label={t('field.pinned')}
            hint={t('field.pinnedHint')}
          />
          <SelectInput
            control={control}
            name="type"
            label={t('field.type')}
            options={ANNOUNCEMENT_TYPES.map((type) => ({
              value: type,
              label: t(`home:notice.type.${type}`),
            }))}
          />
          <DateTimeInput
            control={control}
            name="publishTime"
            label={t('field.publishTime')}
            hint={t('field.publishTimeHint')}
            deps="expireTime"
          />
          <DateTimeInput
            control={control}
            name="expireTime"
            label={t('field.expireTime')}
            hint={t('field.expireTimeHint')}
          />
        </>
      }
    />
  );
}
