import { use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { editPathOf } from '#src/admin/list/core/edit-path.ts';
import { CurrentPage } from '#src/admin/tabs/current-page.ts';
import type { Id } from '#src/lib/records/id.ts';

/** Opens what follows a saved form, whose page ends then. @param list the path of its list */
export function useNextPage(list: string) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const page = use(CurrentPage);
  /** Does not open it over a page that the person went to while this one was saved. */
  const endPage = (next: () => unknown) => {
    const isShown = page.isShown();
    // What was typed while it was sent stays behind the tab.
    if (!page.isUnsaved()) page.close();
    return isShown ? next() : undefined;
  };
  return {
    endPage,
    toList: () => endPage(() => navigate(list)),
    /** @param restore the draft that its form restores at once */
    toRecord: (id: Id, restore?: string) =>
      endPage(() =>
        navigate(`../${editPathOf(id)}`, {
          replace: true,
          state: restore === undefined ? state : { ...Object(state), restore },
        }),
      ),
  };
}
