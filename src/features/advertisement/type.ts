import ViewCarouselOutlinedIcon from '@mui/icons-material/ViewCarouselOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { patchOf, restoreOf } from '#src/admin/records/record-source.ts';
import { advertisementAdminApi } from './admin-api.ts';
import { advertisementChecked } from './checked-fields.ts';
import { Advertisement, advertisementFields } from './schema.ts';

export const advertisement = defineType({
  path: 'site/advertisement-rota',
  title: 'navdata:advertisementRota',
  newTitle: 'navdata:newOf.advertisementRota',
  icon: ViewCarouselOutlinedIcon,
  api: advertisementAdminApi,
  list: {
    page: () => import('./advertisement-list-page.tsx'),
    texts: ['advertisement-rota'],
    filters: ['time', 'status'],
  },
  form: { page: () => import('./advertisement-form-page.tsx'), texts: ['advertisement-rota'] },
  search: {
    titleFields: ['title'],
    patch: patchOf(advertisementAdminApi),
    restore: restoreOf(advertisementAdminApi, Advertisement, async () =>
      (await import('./input.ts')).emptyAdvertisement(),
    ),
    fields: advertisementFields,
    checked: advertisementChecked,
    shownOn: '/home',
  },
});
