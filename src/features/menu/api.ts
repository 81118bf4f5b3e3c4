import { wholeList } from '#src/api/resource.ts';
import { MenuItem } from './schema.ts';

const NAME = 'menu';

export const menuApi = {
  /** The public header's items (P1). */
  header: wholeList(NAME, MenuItem, 'GET /menu/list'),
  /** The footer's groups (P3). */
  foot: wholeList(NAME, MenuItem, 'GET /menu/foot'),
  /** The back office's items; ours stand in the code, these only say which are disabled (N1). */
  system: wholeList(NAME, MenuItem, 'GET /menu/system/list'),
};
