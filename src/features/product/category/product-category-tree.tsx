import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { assetUrl } from '#src/api/assets.ts';
import { Picture } from '#src/components/picture.tsx';
import { SortableList } from '#src/admin/list/sortable-list.tsx';
import { TextRow } from '#src/admin/list/text-row.tsx';
import { useReorder } from '#src/admin/list/use-reorder.ts';
import type { Selection } from '#src/admin/list/use-selection.ts';
import { productCategoryApi } from './api.ts';
import type { ProductCategory } from './schema.ts';
import type { CategoryNode } from './tree.ts';

type ProductCategoryTreeProps = {
  nodes: CategoryNode[];
  canMove: boolean;
  selection: Selection;
  /** Edit and delete. */
  actions: (category: ProductCategory) => ReactNode;
};

/** Both levels of the categories, each ordered among its own. */
export function ProductCategoryTree(props: ProductCategoryTreeProps) {
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
      onReorder={canMove ? (next) => reorder(next.map(withoutBelow)) : undefined}
    >
      {(node) => (
        <>
          {row(node)}
          {node.below.length > 0 && (
            <Box sx={{ mt: 1, marginInlineStart: { xs: -7, sm: 0 } }}>
              <SortableList
                {...shared}
                label={t('list.below', { name: node.name })}
                rows={node.below}
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

/** The category as the server knows it. */
function withoutBelow({ below: _below, ...category }: CategoryNode): ProductCategory {
  return category;
}
