import AddIcon from '@mui/icons-material/Add';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ContentType } from '#src/admin/define-type.ts';
import type { TextKey } from '#src/i18n/i18next.d.ts';

export type SideMenuLink = {
  path: string;
  title: TextKey;
  /** Roles that may see it, in addition to the route's own `handle.roles`. */
  roles?: readonly string[];
  /** Shown without a link. */
  disabled?: boolean;
  /** Second line. */
  caption?: TextKey;
  /** Badge at the end ("new"). */
  info?: TextKey;
};

/** First-level entry: a link, or a branch with children whose own path has no page. */
export type SideMenuItem = SideMenuLink & {
  icon: typeof SvgIcon;
  children?: SideMenuLink[];
  /** A page that leads to this one, so that the entry is for those alone who may not open that page. */
  reachedFrom?: string;
};

export type SideMenuGroup = {
  /** Without a title the items are listed above the groups. */
  title?: TextKey;
  items: SideMenuItem[];
};

/** Menu entry of a content type: its list, with a link to a new record where the type has one. */
export function typeMenuItem(type: ContentType): SideMenuItem {
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

/** Link to the form for a new record of a type. */
export function newRecordItem({ newPath, newTitle, title }: ContentType): SideMenuItem {
  return { path: newPath, title: newTitle ?? title, icon: AddIcon };
}
