import AddIcon from '@mui/icons-material/Add';
import type { ContentType } from '#src/admin/define-type.ts';
import type { MenuItem } from './menu-types.ts';

/** A content type's entry: its list, with a way to a new record where the type names both. */
export function menuItem(type: ContentType): MenuItem {
  const { path, title, icon, listPath, listTitle, newPath, newTitle } = type;
  if (!listTitle || !newTitle) return { path: listPath, title, icon };
  return {
    path,
    title,
    icon,
    children: [
      { path: listPath, title: listTitle },
      { path: newPath, title: newTitle },
    ],
  };
}

/** The way to a new record of a type. */
export function newItem({ newPath, newTitle, title }: ContentType): MenuItem {
  return { path: newPath, title: newTitle ?? title, icon: AddIcon };
}
