import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { movePage, pinPage } from '#src/admin/tabs/open-pages.ts';
import type { ShownTab, TabActions } from './use-tab-actions.ts';

type TabMenuProps = {
  /** The tab's name; undefined while the menu is closed. */
  name: string | undefined;
  anchor: HTMLElement | null;
  tabs: readonly ShownTab[];
  actions: TabActions;
  onClose: () => void;
};

/** What can be done with a tab and with those around it. */
export function TabMenu({ name, anchor, tabs, actions, onClose }: TabMenuProps) {
  const { t } = useTranslation('navbar');
  const place = tabs.findIndex((one) => one.name === name);
  const tab = tabs[place];
  const others = tabs.filter((one) => one !== tab);
  const after = tabs.slice(place + 1);
  const [before, next] = [tabs[place - 1], tabs[place + 1]];
  const isBeside = (other: ShownTab | undefined) => other?.isPinned === tab?.isPinned;
  const act = (run: () => void) => () => {
    onClose();
    run();
  };
  return (
    <Menu
      open={tab !== undefined && anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': t('tabs.menu', { title: tab?.title }) } }}
    >
      {tab && [
        <MenuItem
          key="close"
          disabled={!actions.closes(tab)}
          onClick={act(() => actions.close(tab))}
        >
          {t('tabs.close')}
        </MenuItem>,
        <MenuItem
          key="others"
          disabled={others.length === 0}
          onClick={act(() => actions.closeSome(others, tab))}
        >
          {t('tabs.closeOthers')}
        </MenuItem>,
        <MenuItem
          key="after"
          disabled={after.length === 0}
          onClick={act(() => actions.closeSome(after, tab))}
        >
          {t('tabs.closeAfter')}
        </MenuItem>,
        <MenuItem key="all" onClick={act(() => actions.closeSome(tabs))}>
          {t('tabs.closeAll')}
        </MenuItem>,
        <Divider key="line" />,
        <MenuItem key="pin" onClick={act(() => pinPage(tab.name, !tab.isPinned))}>
          {t(tab.isPinned ? 'tabs.unpin' : 'tabs.pin')}
        </MenuItem>,
        <MenuItem
          key="forward"
          disabled={!isBeside(before)}
          onClick={act(() => movePage(place, place - 1))}
        >
          {t('tabs.forward')}
        </MenuItem>,
        <MenuItem
          key="backward"
          disabled={!isBeside(next)}
          onClick={act(() => movePage(place, place + 1))}
        >
          {t('tabs.backward')}
        </MenuItem>,
      ]}
    </Menu>
  );
}
