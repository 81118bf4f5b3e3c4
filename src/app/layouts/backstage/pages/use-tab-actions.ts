import { useTranslation } from 'react-i18next';
import { parsePath, useNavigate } from 'react-router';
import { toast } from '#src/lib/toast.ts';
import { useOfferToGoOn } from '#src/admin/form/leave/use-offer-to-go-on.ts';
import {
  closePage,
  wouldLoseChanges,
  isUnsaved,
  type OpenPage,
} from '#src/admin/tabs/open-pages.ts';
import { isRecord } from '#src/lib/records/is-record.ts';
import { backTo } from '#src/lib/links/name-entry.ts';

/** With its shown title, and its name as the id for sorting. */
export type ShownTab = OpenPage & { id: string; title: string };

/** Path that is opened when the last tab is closed. */
const FIRST = '/backstage/overview';

export type TabActions = ReturnType<typeof useTabActions>;

/**
 * What can be done with the open tabs.
 * @param current the name of the visible page
 */
export function useTabActions(tabs: readonly ShownTab[], current: string | undefined) {
  const { t } = useTranslation('navbar');
  const navigate = useNavigate();
  const offerToGoOn = useOfferToGoOn();

  /** Shows the page as it was left; if it is not cached any more, its form restores its draft. */
  const open = ({ key, path, state, entry, draft }: OpenPage) => {
    const restore = key === undefined ? draft : undefined;
    const back = backTo(parsePath(path).pathname ?? '', entry);
    void navigate(path, { state: { ...(isRecord(state) && state), ...back, restore } });
  };
  /** Opens the nearest of the tabs that stay open. */
  const openNearest = (isGone: (tab: ShownTab) => boolean) => {
    const place = tabs.findIndex(({ name }) => name === current);
    const stays = (tab: ShownTab) => !isGone(tab);
    const next = tabs.slice(place + 1).find(stays) ?? tabs.slice(0, place).findLast(stays);
    if (next) open(next);
    else void navigate(FIRST);
  };
  return {
    open,
    /** Pinned tabs and the last tab stay open. */
    closes: ({ isPinned }: ShownTab) => !isPinned && tabs.length > 1,
    /** Closes a tab. Changes that are stored as a draft are offered in a toast; a tab with others is not closed. */
    close: (tab: ShownTab) => {
      if (tab.name === current) {
        // A form with unsaved changes asks by itself; this offers a draft from before.
        if (tab.draft !== undefined && !isUnsaved(tab)) offerToGoOn.always(tab);
        closePage(tab.name);
        openNearest(({ name }) => name === current);
      } else if (wouldLoseChanges(tab)) {
        toast.warning(t('tabs.notKept'));
        open(tab);
      } else {
        closePage(tab.name);
        if (tab.draft !== undefined) offerToGoOn.always(tab);
      }
    },
    /**
     * Closes the chosen tabs that are neither pinned nor unsaved.
     * @param own the tab whose menu was used
     */
    closeSome: (chosen: readonly ShownTab[], own?: ShownTab) => {
      const gone = chosen.filter(({ isPinned, draft }) => !isPinned && draft === undefined);
      for (const { name } of gone) closePage(name);
      if (gone.some(({ name }) => name === current)) {
        if (own) open(own);
        else openNearest((tab) => gone.includes(tab));
      }
      if (chosen.some(({ draft }) => draft !== undefined)) toast.message(t('tabs.left'));
    },
  };
}
