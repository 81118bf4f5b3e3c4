import { expectTypeOf, it } from 'vitest';
import type { useImportFields } from '#src/admin/import/plan/use-import-fields.ts';
import type { newsFields } from '#src/features/news/schema.ts';

type News = typeof newsFields;
type Titles = Parameters<ReturnType<typeof useImportFields<News>>>[0];

it('an import names the columns of every field that people fill in: one that is left out does not compile', () => {
  expectTypeOf<keyof Titles>().toEqualTypeOf<Exclude<keyof News, 'categoryName' | 'views'>>();
  expectTypeOf<Omit<Titles, 'author'>>().not.toExtend<Titles>();
});
