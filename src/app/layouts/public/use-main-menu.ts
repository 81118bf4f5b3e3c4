import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { localized } from '#src/api/fields/localized.ts';
import { menuApi } from '#src/features/menu/api.ts';
import { PUBLIC_PAGES } from '#src/public-pages.ts';
import { useSession } from '#src/session/use-session.ts';
import { type NavItem, toNavItems } from '#src/features/menu/public/nav-item.ts';

/**
 * The server's menu items, or the default ones of `public-pages.ts` where the server has none or fails; undefined while
 * loading.
 */
export function useMainMenu(): NavItem[] | undefined {
  const { t } = useTranslation('main-navdata');
  const session = useSession();
  const menu = useQuery(menuApi.header());
  if (menu.isPending) return undefined;
  const role = session.status === 'authenticated' ? session.user.role : undefined;
  const items = toNavItems(localized(menu.data?.rows ?? []), role);
  if (items.length > 0) return items;
  return PUBLIC_PAGES.filter((page) => 'inMenu' in page).map(({ path, title }) =>
    ownItem(t(`nav.${title}`), path),
  );
}

function ownItem(title: string, href: string): NavItem {
  return {
    key: href,
    title,
    href,
    inNewTab: false,
    icon: undefined,
    caption: '',
    info: '',
    children: [],
  };
}
