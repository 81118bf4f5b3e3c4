import MonitorHeartOutlinedIcon from '@mui/icons-material/MonitorHeartOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { accessLogApi, NARROWING } from './api.ts';

/** Nobody writes visits by hand, so there is no form. */
export const accessLog = defineType({
  path: 'system/access-log',
  title: 'navdata:accessLog',
  icon: MonitorHeartOutlinedIcon,
  api: accessLogApi,
  list: {
    page: () => import('./access-log-list-page.tsx'),
    texts: ['access-log'],
    sort: '-createTime',
    filters: [...NARROWING, 'from', 'to'],
  },
});
