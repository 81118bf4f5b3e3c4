import { adminApi } from '#src/admin/admin-api.ts';
import { createField } from '#src/admin/form/field.tsx';
import { FormColumns } from '#src/admin/form/layout/form-columns.tsx';
import { TypePage } from '#src/admin/form/type-page.tsx';
import { newsCategoryApi } from './schema.ts';

const newsCategoryAdminApi = adminApi(newsCategoryApi);
const Field = createField(newsCategoryApi, 'industry-news-category');

export function Component() {
  return <TypePage api={newsCategoryAdminApi} fields={NewsCategoryForm} />;
}

function NewsCategoryForm() {
  return (
    <FormColumns
      first={<Field name="name" isHeading />}
      main={<Field name="description" rows={3} />}
      side={<Field name="status" />}
    />
  );
}
