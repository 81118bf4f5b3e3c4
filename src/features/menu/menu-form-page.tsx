import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router';
import { RecordPage } from '#src/admin/form/record-page.tsx';
import { isRecord } from '#src/lib/is-record.ts';
import { emptyMenuItem, MenuItemInput } from './input.ts';
import { menuItemsApi } from './staff-api.ts';
import { MenuForm } from './menu-form.tsx';
import { listPathOf, toPosition } from './positions.ts';
import { isSame } from './tree.ts';

const KNOWN = { ...emptyMenuItem, id: '', name: '', children: [], createTime: '', updateTime: '' };

export function Component() {
  const { t } = useTranslation('menu');
  const { id } = useParams();
  const state: unknown = useLocation().state;
  const { data } = useQuery(menuItemsApi.all());
  const item = data?.rows.find((one) => id !== undefined && isSame(one.id, id));
  const position =
    item?.position ?? toPosition(isRecord(state) ? state.position : undefined) ?? 'header';
  return (
    <RecordPage
      newTitle={t('new.title')}
      editTitle={t('edit.title')}
      api={menuItemsApi}
      record={{ entries: KNOWN }}
      schema={MenuItemInput}
      empty={{ ...emptyMenuItem, position }}
      fields={MenuForm}
      listPath={listPathOf(position)}
    />
  );
}
