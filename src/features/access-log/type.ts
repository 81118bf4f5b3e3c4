import MonitorHeartOutlinedIcon from '@mui/icons-material/MonitorHeartOutlined';
import { defineType } from '#src/admin/define-type.ts';
import { accessLogApi, EXACT_FILTERS } from './api.ts';

/** Type of the access log. It has no form, because people do not write visits. */
export const accessLog = defineType({
  path: 'system/access-log',
  title: 'navdata:accessLog',
  icon: MonitorHeartOutlinedIcon,
  api: accessLogApi,
  list: {
    page: () => import('./access-log-list-page.tsx'),
    texts: ['access-log'],
    sort: '-createTime',
    filters: [...EXACT_FILTERS, 'from', 'to'],
  },
});
