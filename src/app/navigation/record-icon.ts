import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { SEARCH_ONLY } from './search-only.ts';
import { SIDE_MENU } from './side-menu.ts';

const ITEMS = [...SIDE_MENU, ...SEARCH_ONLY].flatMap(({ items }) => items);

/** The icon that the menu shows for a content type's list. */
export function recordIcon(listPath: string): typeof SvgIcon {
  const item = ITEMS.find(
    ({ path, children = [] }) =>
      path === listPath || children.some((child) => child.path === listPath),
  );
  return item?.icon ?? ArticleIcon;
}
