import Card from '@mui/material/Card';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#src/components/page-header.tsx';
import { NewButton } from '#src/crud/new-button.tsx';
import { ListState } from '#src/crud/list-state.tsx';
import { ListToolbar } from '#src/crud/list-toolbar.tsx';
import { narrow } from '#src/crud/narrow.ts';
import { SelectionBar } from '#src/components/list/selection-bar.tsx';
import { StatusFilter } from '#src/crud/status-filter.tsx';
import { useBulk } from '#src/crud/use-bulk.tsx';
import { useListParams } from '#src/crud/use-list-params.ts';
import { useSelection } from '#src/components/list/use-selection.ts';
import { productCategoryApi } from './api.ts';
import { ProductCategoryTree } from './product-category-tree.tsx';
import type { ProductCategory } from './schema.ts';
import { toTree } from './tree.ts';

const labelOf = (category: ProductCategory) => category.name;

export function Component() {
  const { t } = useTranslation('product-category');
  const params = useListParams();
  const list = useQuery(productCategoryApi.all());
  const selection = useSelection();
  const place = useRef<HTMLDivElement>(null);
  const bulk = useBulk({ api: productCategoryApi, labelOf, selection, place });
  const all = list.data?.rows ?? [];
  const found = narrow(all, params, ({ name, description }) => [name, description]);
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <Card ref={place} tabIndex={-1} sx={{ outline: 0 }}>
        <ListToolbar params={params} list={list}>
          <StatusFilter params={params} />
        </ListToolbar>
        <SelectionBar
          selection={selection}
          onDelete={() => bulk.ask(all.filter(({ id }) => selection.ids.has(id)))}
        />
        <ListState list={list} params={params} count={found.length} emptyAction={newButton}>
          <ProductCategoryTree
            nodes={toTree(found)}
            canMove={!params.isNarrowed}
            selection={selection}
            onDelete={(category) => bulk.ask([category])}
          />
        </ListState>
      </Card>
      {bulk.dialog}
    </>
  );
}
