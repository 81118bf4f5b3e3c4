import { useEventCallback } from '@mui/material/utils';
import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useMemo,
} from 'react';
import { matchPath, useHref, useLocation, useNavigate } from 'react-router';
import { prefetchRoute } from '#src/api/cache/prefetch-route.ts';
import { hasModifier } from '#src/lib/browser/has-modifier.ts';
import { whenMouseRests } from '#src/lib/browser/when-mouse-rests.ts';
import { ListContext } from './list-context.ts';
import { useTypeHandle } from './type-handle.ts';
import { useMay } from './use-may.ts';

type RowLinks = {
  /** What the person may do with the rows. */
  may: ReturnType<typeof useMay>;
  /** The fields between whose times visitors see a record. */
  times: readonly string[];
  /**
   * The props of a link to a path beside the list, as `7/edit`: it fetches the form's code before it is pressed,
   * reads the record where the mouse rests on it, and navigates without a reload unless a modifier key is held.
   */
  linkTo: (
    path: string,
  ) => Pick<ComponentProps<'a'>, 'href' | 'onClick' | 'onMouseEnter' | 'onFocus' | 'onTouchStart'>;
};

const NO_TIMES: readonly string[] = [];
const Links = createContext<RowLinks | null>(null);

type RowLinksProviderProps = { children: ReactNode };

/** Gives the rows their links to forms, apart from the list's context: every row reads it, so it never changes. */
export function RowLinksProvider({ children }: RowLinksProviderProps) {
  const folder = useHref('..');
  const navigate = useNavigate();
  const state = useListLinkState();
  const { form, list } = useTypeHandle();
  const { times = NO_TIMES } = list;
  const client = useQueryClient();
  const may = useMay();
  const follow = useEventCallback((event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || hasModifier(event)) return;
    event.preventDefault();
    const to = event.currentTarget.getAttribute('href') ?? '.';
    void navigate(to, { state });
  });
  const prefetch = useEventCallback(() => {
    // A failure is left to the navigation.
    if (typeof form?.lazy === 'function') Promise.resolve(form.lazy()).catch(() => undefined);
  });
  const onMouseEnter = useEventCallback(
    ({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) => {
      prefetch();
      whenMouseRests(link, () => {
        const id = matchPath(`${folder}/:id/edit`, link.pathname)?.params.id;
        // The router decodes what it matches, `matchPath` does not.
        if (form && id) prefetchRoute(form, link.href, { id: decodeURIComponent(id) }, client);
      });
    },
  );
  const links = useMemo(
    () => ({
      may,
      times,
      linkTo: (path: string) => ({
        href: `${folder}/${path}`,
        onClick: follow,
        onMouseEnter,
        onFocus: prefetch,
        onTouchStart: prefetch,
      }),
    }),
    [may, times, folder, follow, prefetch, onMouseEnter],
  );
  return <Links value={links}>{children}</Links>;
}

/** The router state of links to forms: the list's query string and rows, to come back and for neighbours. */
export function useListLinkState() {
  const { search } = useLocation();
  const list = use(ListContext);
  if (list === null) return { listSearch: search };
  const { rows, total, query } = list;
  return { listSearch: search, ids: rows.map(({ id }) => id), total, query };
}

/**
 * The links of the rows' buttons.
 * @throws Error outside `RowLinksProvider`
 */
export function useRowLinks(): RowLinks {
  const links = use(Links);
  if (links === null) throw new Error('useRowLinks must be used inside <RowLinksProvider>');
  return links;
}
