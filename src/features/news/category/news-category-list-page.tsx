import { useTranslation } from 'react-i18next';
import { adminApi } from '#src/admin/admin-api.ts';
import { PageHeader } from '#src/components/page/page-header.tsx';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { NewButton } from '#src/admin/list/core/new-button.tsx';
import { OrderedList } from '#src/admin/list/ordered-list.tsx';
import { TextRow } from '#src/admin/list/cells/text-row.tsx';
import { useColumns } from '#src/admin/list/use-columns.tsx';
import { newsCategoryFields, newsCategoryApi } from './schema.ts';

const newsCategoryAdminApi = adminApi(newsCategoryApi);

export function Component() {
  const { t } = useTranslation('industry-news-category');
  const column = useColumns(newsCategoryFields, 'industry-news-category');
  const newButton = <NewButton label={t('new.title')} />;
  return (
    <>
      <PageHeader title={t('list.title')} purpose={t('list.purpose')} action={newButton} />
      <OrderedList
        label={t('list.title')}
        api={newsCategoryAdminApi}
        textsOf={(category) => [category.name, category.description]}
        columns={[column('name'), column('description'), column('sort'), column('status')]}
        newButton={newButton}
        row={(category, actions) => (
          <TextRow
            title={category.name}
            to={editPathOf(category.id)}
            text={category.description}
            record={category}
            name={category.name}
            actions={actions}
          />
        )}
      />
    </>
  );
}
