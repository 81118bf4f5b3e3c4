import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import { bySort } from '#src/lib/by-sort.ts';
import { productCategoryApi } from './api.ts';
import { ProductCategoryTree } from './product-category-tree.tsx';
import { toTree } from './tree.ts';

export function Component() {
  const { t } = useTranslation('product-category');
  const { data } = useQuery(productCategoryApi.all());
  const nameOf = (id: unknown) => data?.rows.find((category) => category.id === id)?.name ?? '';
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <WholeList
        label={t('list.title')}
        api={productCategoryApi}
        order={bySort}
        labelOf={({ name }) => name}
        textsOf={({ name, description }) => [name, description]}
        columns={[
          { field: 'name', headerName: t('field.name') },
          {
            field: 'parentId',
            headerName: t('field.parent'),
            csv: ({ parentId }) => nameOf(parentId),
          },
          { field: 'description', headerName: t('field.description') },
          { field: 'sort', headerName: t('field.sort') },
          { field: 'status', headerName: t('status.label') },
        ]}
        newButton={newButton}
        refusalOf={({ id }, all) => {
          const count = all.filter(({ parentId }) => parentId === id).length;
          return count > 0 ? t('list.hasBelow', { count }) : undefined;
        }}
      >
        {({ rows, isNarrowed, selection, actions }) => (
          <ProductCategoryTree
            nodes={toTree(rows)}
            canMove={!isNarrowed}
            selection={selection}
            actions={actions}
          />
        )}
      </WholeList>
    </>
  );
}
