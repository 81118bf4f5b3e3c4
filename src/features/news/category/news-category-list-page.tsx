import { adminApi } from '#src/admin/admin-api.ts';
import type { ListLook } from '#src/admin/list/type-list.tsx';
import { WholeTypeListPage } from '#src/admin/list/whole-type-list.tsx';
import { type NewsCategory, newsCategoryApi } from './schema.ts';

const newsCategoryAdminApi = adminApi(newsCategoryApi);

const LOOK: ListLook<NewsCategory> = { texts: ['description'] };

export function Component() {
  return <WholeTypeListPage api={newsCategoryAdminApi} look={LOOK} />;
}
