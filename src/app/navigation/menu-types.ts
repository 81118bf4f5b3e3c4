import type SvgIcon from '@mui/material/SvgIcon';
import type { TextKey } from '#src/i18n/i18next.d.ts';

/** An entry of the side menu that leads somewhere. */
export type MenuLink = {
  path: string;
  title: TextKey;
  /** Hidden from other roles. What the route itself says (`handle.roles`) counts as well. */
  roles?: readonly string[];
  /** Seen, but leads nowhere for now. */
  disabled?: boolean;
  /** A second, smaller line. */
  caption?: TextKey;
  /** A word at the end, as "new". */
  info?: TextKey;
};

/** An entry at the first level: a link, or with children a branch whose own path nobody visits. */
export type MenuItem = MenuLink & { icon: typeof SvgIcon; children?: MenuLink[] };

export type MenuGroup = { title: TextKey; items: MenuItem[] };
