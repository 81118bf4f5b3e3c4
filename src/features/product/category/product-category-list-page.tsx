import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NewButton } from '#src/admin/list/new-button.tsx';
import { SortableList } from '#src/admin/list/sortable-list.tsx';
import { TextRow } from '#src/admin/list/text-row.tsx';
import { useReorder } from '#src/admin/list/use-reorder.ts';
import type { Selection } from '#src/admin/list/use-selection.ts';
import { WholeList } from '#src/admin/list/whole-list.tsx';
import { assetUrl } from '#src/api/assets.ts';
import { PageHeader } from '#src/components/page-header.tsx';
import { Picture } from '#src/components/picture.tsx';
import { bySort } from '#src/lib/by-sort.ts';
import { productCategoryApi } from './api.ts';
import type { ProductCategory } from './schema.ts';
import { toTree } from './tree.ts';
import type { CategoryNode } from './tree.ts';

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

type ProductCategoryTreeProps = {
  nodes: CategoryNode[];
  canMove: boolean;
  selection: Selection;
  /** The edit and delete buttons of a row. */
  actions: (category: ProductCategory) => ReactNode;
};

/** Two levels of sortable lists; a category moves only within its own list. */
function ProductCategoryTree(props: ProductCategoryTreeProps) {
  const { nodes, canMove, selection, actions } = props;
  const { t } = useTranslation('product-category');
  const reorder = useReorder(productCategoryApi);
  const shared = {
    labelOf: (category: ProductCategory) => category.name,
    selection,
  };
  const row = (category: ProductCategory) => (
    <TextRow
      title={category.name}
      text={category.description}
      picture={<Picture src={assetUrl(category.image)} alt="" ratio={4 / 3} sizes="72px" />}
      status={category.status}
      actions={actions(category)}
    />
  );
  return (
    <SortableList
      {...shared}
      label={t('list.title')}
      rows={nodes}
      onReorder={canMove ? reorder : undefined}
    >
      {(node) => (
        <>
          {row(node)}
          {node.subcategories.length > 0 && (
            <Box sx={{ mt: 1, marginInlineStart: { xs: -7, sm: 0 } }}>
              <SortableList
                {...shared}
                label={t('list.below', { name: node.name })}
                rows={node.subcategories}
                onReorder={canMove ? reorder : undefined}
              >
                {row}
              </SortableList>
            </Box>
          )}
        </>
      )}
    </SortableList>
  );
}
