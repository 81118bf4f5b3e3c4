import { adminApi } from '#src/admin/admin-api.ts';
import { type ListLook, TypeListPage } from '#src/admin/list/type-list-page.tsx';
import { type NewsCategory, newsCategoryApi } from './schema.ts';

const newsCategoryAdminApi = adminApi(newsCategoryApi);

const LOOK: ListLook<NewsCategory> = { texts: ['description'] };

export function Component() {
  return <TypeListPage api={newsCategoryAdminApi} look={LOOK} />;
}
