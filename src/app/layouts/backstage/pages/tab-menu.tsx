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
  const items = tab
    ? ([
        ['close', actions.closes(tab), () => actions.close(tab)],
        ['closeOthers', others.length > 0, () => actions.closeSome(others, tab)],
        ['closeAfter', after.length > 0, () => actions.closeSome(after, tab)],
        ['closeAll', true, () => actions.closeSome(tabs)],
        [tab.isPinned ? 'unpin' : 'pin', true, () => pinPage(tab.name, !tab.isPinned)],
        ['forward', isBeside(before), () => movePage(place, place - 1)],
        ['backward', isBeside(next), () => movePage(place, place + 1)],
      ] as const)
    : [];
  return (
    <Menu
      open={tab !== undefined && anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { dense: true, 'aria-label': t('tabs.menu', { title: tab?.title }) } }}
    >
      {items.map(([key, isOn, run]) => [
        <MenuItem
          key={key}
          disabled={!isOn}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {t(`tabs.${key}`)}
        </MenuItem>,
        key === 'closeAll' && <Divider key="line" />,
      ])}
    </Menu>
  );
}
