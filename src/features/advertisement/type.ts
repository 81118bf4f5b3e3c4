import ViewCarouselOutlinedIcon from '@mui/icons-material/ViewCarouselOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { advertisementAdminApi } from './admin-api.ts';

export const advertisement = defineType({
  path: 'site/advertisement-rota',
  title: 'navdata:advertisementRota',
  newTitle: 'navdata:newOf.advertisementRota',
  icon: ViewCarouselOutlinedIcon,
  api: advertisementAdminApi,
  list: {
    page: () => import('./advertisement-list-page.tsx'),
    texts: ['advertisement-rota'],
  },
  form: { page: () => import('./advertisement-form-page.tsx'), texts: ['advertisement-rota'] },
  search: {
    shownOn: '/home',
  },
});
