import { wholeList } from '#src/api/records/queries.ts';
import { MenuItem } from './schema.ts';

const NAME = 'menu';

export const menuApi = {
  /** Items of the public header. */
  header: wholeList(NAME, MenuItem, 'GET /menu/list'),
  /** Groups of the footer. */
  foot: wholeList(NAME, MenuItem, 'GET /menu/foot'),
  /**
   * Items that the server has for the back office. They only say what is disabled: the side menu itself is in
   * the code.
   */
  system: wholeList(NAME, MenuItem, 'GET /menu/system/list'),
};
