import { type ListLook, TypeListPage } from '#src/admin/list/type-list-page.tsx';
import { newsCategoryAdminApi } from './admin-api.ts';
import type { NewsCategory } from './schema.ts';

const LOOK: ListLook<NewsCategory> = { texts: ['description'] };

export function Component() {
  return <TypeListPage api={newsCategoryAdminApi} look={LOOK} />;
}
