import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { useRecordChoices } from '#src/admin/deletion/use-record-choices.ts';
import { createField, useFieldProps } from '#src/admin/form/field.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { ImageInput } from '#src/admin/form/inputs/image-input.tsx';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { sameId } from '#src/lib/records/id.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { childrenOf, findBranch, toTree } from '#src/lib/records/tree.ts';
import { emptyMenuItem, MenuItemInput } from './input.ts';
import { parentOptions } from './parent-options.ts';
import { menuOf, listPathOf, toPosition } from './positions.ts';
import { iconUrl } from './public/nav-item.ts';
import { MenuItem, menuFields, POSITIONS, TARGETS } from './schema.ts';
import { menuItemsApi } from './admin-api.ts';

const Field = createField({ name: menuItemsApi.name, fields: menuFields }, 'menu');

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
      record={MenuItem}
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
  const propsOf = useFieldProps(menuFields, 'menu');
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
      first={<Field name="title" isHeading />}
      main={
        <>
          <Field name="path" />
          <Field
            name="parentId"
            hint={isInCircle ? t('crud:circle.hint') : undefined}
            none={t('field.noParent')}
            reload={error ? () => void refetch() : undefined}
            options={data && parentOptions(data.rows, position, id)}
          />
          <Field name="caption" />
          <Field name="info" />
        </>
      }
      side={
        <>
          <Field name="status" />
          <Field name="disabled" />
          <Field
            name="position"
            hint={isFixed ? t('field.positionFixed') : undefined}
            options={POSITIONS.map((one) => ({
              value: one,
              label: t(`position.${one}`),
              disabled: isFixed,
            }))}
          />
          <Field
            name="target"
            options={TARGETS.map((one) => ({ value: one, label: t(`target.${one}`) }))}
          />
          <Field name="roles" />
          <ImageInput {...propsOf('icon')} toUrl={(icon) => iconUrl(icon) ?? ''} />
        </>
      }
    />
  );
}
