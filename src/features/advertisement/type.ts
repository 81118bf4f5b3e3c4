import ViewCarouselOutlinedIcon from '@mui/icons-material/ViewCarouselOutlined';
import { adminApi } from '#src/admin/admin-api.ts';
import { defineType } from '#src/admin/define-type.ts';
import { advertisementApi } from './schema.ts';

export const advertisement = defineType({
  path: 'site/advertisement-rota',
  title: 'navdata:advertisementRota',
  newTitle: 'navdata:newOf.advertisementRota',
  icon: ViewCarouselOutlinedIcon,
  api: adminApi(advertisementApi),
  list: {
    page: () => import('./advertisement-list-page.tsx'),
    texts: ['advertisement-rota'],
  },
  form: { page: () => import('./advertisement-form-page.tsx'), texts: ['advertisement-rota'] },
  checked: {
    phonePicture: 'imageMobile',
    links: ['link'],
    texts: ['title', 'subtitle', 'buttonText'],
  },
  search: {
    shownOn: '/home',
  },
});
