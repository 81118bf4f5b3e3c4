import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { SortableTree } from '#src/admin/list/order/sortable-tree.tsx';
import { TextRow } from '#src/admin/list/cells/text-row.tsx';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { assetUrl } from '#src/api/uploads/assets.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { Picture } from '#src/components/picture.tsx';
import { bySort } from '#src/lib/records/by-sort.ts';
import { type Id, sameId } from '#src/lib/records/id.ts';
import { childrenOf } from '#src/lib/records/tree.ts';
import { productCategoryFields, productCategoryApi } from './schema.ts';

const productCategoryAdminApi = adminApi(productCategoryApi);

export function Component() {
  const { t } = useTranslation('product-category');
  const column = useColumns(productCategoryFields, 'product-category');
  const { data } = useQuery(productCategoryAdminApi.all());
  const nameOf = (id: Id | null) => data?.rows.find((one) => sameId(one.id, id))?.name ?? '';
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <WholeList
        label={t('list.title')}
        api={productCategoryAdminApi}
        order={bySort}
        textsOf={({ name, description }) => [name, description]}
        columns={[
          column('name'),
          column('parentId', { csv: ({ parentId }) => nameOf(parentId) }),
          column('description'),
          column('sort'),
          column('status'),
        ]}
        newButton={newButton}
        refusalOf={({ id }, all) => {
          const count = childrenOf(all, id).length;
          return count > 0 ? t('list.hasBelow', { count }) : undefined;
        }}
      >
        {({ rows, actions }) => (
          <SortableTree
            label={t('list.title')}
            labelBelow={(name) => t('list.below', { name })}
            api={productCategoryAdminApi}
            rows={rows}
            labelOf={productCategoryAdminApi.labelOf}
          >
            {(category) => (
              <TextRow
                title={category.name}
                to={editPathOf(category.id)}
                text={category.description}
                picture={
                  <Picture src={assetUrl(category.image)} alt="" ratio={4 / 3} sizes="72px" />
                }
                record={category}
                name={category.name}
                actions={actions(category)}
              />
            )}
          </SortableTree>
        )}
      </WholeList>
    </>
  );
}
