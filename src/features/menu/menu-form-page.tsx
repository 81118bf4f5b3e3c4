import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { useEnglishProps } from '#src/admin/form/core/languages/english-props.ts';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { LinkInput } from '#src/admin/form/inputs/link-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { SelectInput } from '#src/admin/form/inputs/select-input.tsx';
import { StatusInput } from '#src/admin/form/inputs/status-input.tsx';
import { SwitchInput } from '#src/admin/form/inputs/switch-input.tsx';
import { TagsInput } from '#src/admin/form/inputs/tags-input.tsx';
import { TextInput } from '#src/admin/form/inputs/text-input.tsx';
import { HAS_ENGLISH } from '#src/api/dialects/dialect.ts';
import { sameId } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { childrenOf, findBranch, toTree } from '#src/lib/records/tree.ts';
import { emptyMenuItem, MenuItemInput } from './input.ts';
import { parentOptions } from './parent-options.ts';
import { menuOf, listPathOf, toPosition } from './positions.ts';
import { iconUrl } from './public/nav-item.ts';
import { POSITIONS, TARGETS } from './schema.ts';
import { menuItemsApi } from './admin-api.ts';

const RECORD_FIELDS = {
  ...emptyMenuItem,
  id: '',
  name: '',
  ...(HAS_ENGLISH && { nameEn: '' }),
  children: [],
  createTime: '',
  updateTime: '',
};

export function Component() {
  const { t } = useTranslation('menu');
  const { id } = useParams();
  const state: unknown = useLocation().state;
  const { data } = useQuery(menuItemsApi.all());
  const item = data?.rows.find((one) => sameId(one.id, id));
  const position: string =
    item?.position ?? toPosition(isRecord(state) ? state.position : undefined) ?? 'header';
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={menuItemsApi}
      record={{ entries: RECORD_FIELDS }}
      schema={MenuItemInput}
      empty={() => ({ ...emptyMenuItem, position })}
      fields={MenuForm}
      listPath={listPathOf(menuOf({ position }))}
    />
  );
}

function MenuForm() {
  const { t } = useTranslation(['menu', 'crud']);
  const { control, watch, setValue } = useFormContext<MenuItemInput>();
  const englishOf = useEnglishProps();
  const { id } = useParams();
  const position = useWatch({ control, name: 'position' });
  useEffect(() => {
    // A parent must be in the same menu.
    const watching = watch((_values, { name }) => {
      if (name === 'position') setValue('parentId', null, { shouldDirty: true });
    });
    return () => watching.unsubscribe();
  }, [watch, setValue]);
  const { data, error, refetch } = useRecordChoices(menuItemsApi);
  const items = data?.rows ?? [];
  // Its children would stay in the old menu.
  const isFixed = id !== undefined && childrenOf(items, id).length > 0;
  const isInCircle = findBranch(toTree(items), id)?.isInCircle;
  return (
    <FormColumns
      first={
        <TextInput
          control={control}
          name="title"
          label={t('field.title')}
          required
          max={30}
          isHeading
          english={englishOf('title', t('field.title'))}
        />
      }
      main={
        <>
          <LinkInput
            control={control}
            name="path"
            label={t('field.path')}
            hint={t('field.pathHint')}
          />
          <SelectInput
            control={control}
            name="parentId"
            label={t('field.parent')}
            hint={isInCircle ? t('crud:circle.hint') : undefined}
            none={t('field.noParent')}
            reload={error ? () => void refetch() : undefined}
            options={data && parentOptions(data.rows, position, id)}
          />
          <TextInput
            control={control}
            name="caption"
            label={t('field.caption')}
            hint={t('field.captionHint')}
            max={60}
            english={englishOf('caption', t('field.caption'))}
          />
          <TextInput
            control={control}
            name="info"
            label={t('field.info')}
            hint={t('field.infoHint')}
            max={20}
            english={englishOf('info', t('field.info'))}
          />
        </>
      }
      side={
        <>
          <StatusInput control={control} name="status" />
          <SwitchInput
            control={control}
            name="disabled"
            label={t('field.disabled')}
            hint={t('field.disabledHint')}
          />
          <SelectInput
            control={control}
            name="position"
            label={t('field.position')}
            hint={isFixed ? t('field.positionFixed') : undefined}
            options={POSITIONS.map((one) => ({
              value: one,
              label: t(`position.${one}`),
              disabled: isFixed,
            }))}
          />
          <SelectInput
            control={control}
            name="target"
            label={t('field.target')}
            options={TARGETS.map((one) => ({ value: one, label: t(`target.${one}`) }))}
          />
          <TagsInput
            control={control}
            name="roles"
            label={t('field.roles')}
            hint={t('field.rolesHint')}
          />
          <ImageInput
            control={control}
            name="icon"
            label={t('field.icon')}
            hint={t('field.iconHint')}
            ratio={1}
            fit="contain"
            toUrl={(icon) => iconUrl(icon) ?? ''}
          />
        </>
      }
    />
  );
}
