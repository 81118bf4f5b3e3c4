import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { adminApi } from '#src/admin/admin-api.ts';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { WholeTypeListPage } from '#src/admin/list/whole-type-list.tsx';
import { sameId } from '#src/lib/records/id.ts';
import { type ProductCategory, productCategoryApi } from './schema.ts';

const productCategoryAdminApi = adminApi(productCategoryApi);

export function Component() {
  const { data } = useQuery(productCategoryAdminApi.all());
  const look = useMemo((): ListLook<ProductCategory> => {
    const parentOf = ({ parentId }: ProductCategory) =>
      data?.rows.find(({ id }) => sameId(id, parentId));
    return {
      cells: { parentId: { csv: (category) => parentOf(category)?.name ?? '' } },
      texts: ['description'],
    };
  }, [data]);
  return <WholeTypeListPage api={productCategoryAdminApi} look={look} />;
}
