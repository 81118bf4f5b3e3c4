import { horizontalListSortingStrategy, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import CloseIcon from '@mui/icons-material/Close';
import MoreIcon from '@mui/icons-material/ExpandMore';
import WaitingIcon from '@mui/icons-material/ScheduleSend';
import PinIcon from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRovingFocus } from '#src/components/use-roving-focus.ts';
import { SortableArea } from '#src/admin/list/rows/sortable-area.tsx';
import { movePage } from '#src/admin/tabs/open-pages.ts';
import { copiesApi } from '#src/admin/drafts/copies-api.ts';
import { personOf } from '#src/session/person.ts';
import { useSession } from '#src/session/use-session.ts';
import { LAYOUT } from '../layout-size.ts';
import { TabMenu } from './tab-menu.tsx';
import { type ShownTab, useTabActions } from './use-tab-actions.ts';

type TabStripProps = { tabs: ShownTab[]; current: string | undefined };

/** The tabs in a row: pressed, dragged, closed, and each with a menu. Their row is one tab stop. */
export function TabStrip({ tabs, current }: TabStripProps) {
  const { t } = useTranslation('navbar');
  const waiting = useWaitingIds();
  const actions = useTabActions(tabs, current);
  const roving = useRovingFocus(tabs.length);
  const [menu, setMenu] = useState<{ name: string; anchor: HTMLElement } | null>(null);
  return (
    <Box component="nav" aria-label={t('tabs.label')} sx={navStyle}>
      <SortableArea
        items={tabs}
        labelOf={({ title }) => title}
        strategy={horizontalListSortingStrategy}
        onMove={movePage}
      >
        <Box component="ul" {...roving.rowProps} sx={rowStyle}>
          {tabs.map((tab, index) => (
            <Tab
              key={tab.name}
              tab={tab}
              isCurrent={tab.name === current}
              isWaiting={tab.draft !== undefined && waiting.includes(tab.draft)}
              onOpen={() => actions.open(tab)}
              onClose={actions.closes(tab) ? () => actions.close(tab) : undefined}
              onMenu={(anchor) => setMenu({ name: tab.name, anchor })}
              stop={roving.itemProps(index)}
            />
          ))}
        </Box>
      </SortableArea>
      <TabMenu
        name={menu?.name}
        anchor={menu?.anchor ?? null}
        tabs={tabs}
        actions={actions}
        onClose={() => setMenu(null)}
      />
    </Box>
  );
}

/** The ids of the person's saves that wait for the network. */
function useWaitingIds(): string[] {
  const person = personOf(useSession().user) ?? '';
  const { data } = useQuery(copiesApi('waiting').all(person));
  return (data?.rows ?? []).map(({ id }) => id);
}

type TabProps = {
  tab: ShownTab;
  isCurrent: boolean;
  /** Its changes are saved once there is a network. */
  isWaiting: boolean;
  onOpen: () => void;
  /** Undefined for a tab that cannot be closed. */
  onClose: (() => void) | undefined;
  onMenu: (anchor: HTMLElement) => void;
  /** Roving focus, which makes the row one tab stop. */
  stop: ReturnType<ReturnType<typeof useRovingFocus>['itemProps']>;
};

const MIDDLE = 1;

function Tab({ tab, isCurrent, isWaiting, onOpen, onClose, onMenu, stop }: TabProps) {
  const { t } = useTranslation('navbar');
  const { title, isPinned } = tab;
  const isUnsaved = tab.draft !== undefined;
  const item = useRef<HTMLLIElement>(null);
  const drag = useSortable({ id: tab.id });
  useEffect(() => {
    if (isCurrent && item.current) showInRow(item.current);
  }, [isCurrent]);

  const press = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const part = target instanceof Element ? target.closest('[data-part]') : null;
    if (part?.matches('[data-part=close]')) onClose?.();
    else if (part) onMenu(currentTarget);
    else if (!isCurrent) onOpen();
  };
  const closeByMiddle = (event: MouseEvent) => {
    if (event.button !== MIDDLE) return;
    event.preventDefault();
    onClose?.();
  };
  const openMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    onMenu(event.currentTarget);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' && onClose) {
      const { current } = item;
      const near = current?.nextElementSibling ?? current?.previousElementSibling;
      near?.querySelector('button')?.focus();
      onClose();
    } else if (event.key === 'ArrowDown' && event.altKey) onMenu(event.currentTarget);
    else return;
    event.preventDefault();
  };
  const name = t(isWaiting ? 'tabs.waiting' : isUnsaved ? 'tabs.unsaved' : 'tabs.saved', { title });
  return (
    <Box
      component="li"
      ref={(element: HTMLLIElement | null) => {
        item.current = element;
        drag.setNodeRef(element);
      }}
      data-current={isCurrent}
      sx={tabStyle}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
    >
      <ButtonBase
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={isPinned ? t('tabs.pinned', { title: name }) : name}
        aria-keyshortcuts="Delete Alt+ArrowDown"
        title={title}
        {...stop}
        {...drag.listeners}
        // The focus stays in the page, which restores it when it is shown again.
        onMouseDown={(event) => event.preventDefault()}
        onClick={press}
        onAuxClick={closeByMiddle}
        onContextMenu={openMenu}
        onKeyDown={onKeyDown}
        sx={labelStyle}
      >
        {isPinned && <PinIcon sx={{ fontSize: 14 }} />}
        <span>{title}</span>
        {isWaiting ? (
          <WaitingIcon color="info" sx={{ fontSize: 16 }} />
        ) : (
          isUnsaved && <Box component="i" sx={dotStyle} />
        )}
        {isCurrent && <MoreIcon data-part="menu" sx={partStyle} />}
        {onClose && <CloseIcon data-part="close" sx={partStyle} />}
      </ButtonBase>
    </Box>
  );
}

/** Not `scrollIntoView`, which would scroll the page too: the row is in the space above focused fields. */
function showInRow(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (!row) return;
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
}

const navStyle = {
  maxWidth: LAYOUT.content.max,
  mx: 'auto',
  px: { xs: 2, sm: 3, lg: 5 },
  height: 1,
};

const rowStyle = {
  height: 1,
  display: 'flex',
  alignItems: 'stretch',
  overflowX: 'auto',
  scrollbarWidth: 'none',
};

const tabStyle = {
  display: 'flex',
  flex: '0 1 auto',
  minWidth: 104,
  maxWidth: 240,
  '&:not(:last-of-type)': { borderInlineEnd: '1px solid', borderColor: 'divider' },
  '&[data-current=true]': {
    bgcolor: 'background.paper',
    boxShadow: 'inset 0 -2px var(--mui-palette-primary-main)',
  },
};

const labelStyle = {
  flex: 1,
  minWidth: 0,
  px: 1.5,
  gap: 0.75,
  justifyContent: 'flex-start',
  typography: 'body2',
  color: 'text.secondary',
  '[data-current=true] > &': { color: 'text.primary', fontWeight: 600 },
  '&:hover': { bgcolor: 'action.hover' },
  '&.Mui-focusVisible': { outlineOffset: '-2px' },
  '& > :not(span)': { flexShrink: 0 },
  // The close button is at the end of the tab, also of a short one, whose middle is pressed to open it.
  '& > span': {
    flexGrow: 1,
    textAlign: 'start',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
};

const dotStyle = { width: 8, height: 8, borderRadius: 4, bgcolor: 'warning.main' };

/** For the mouse only: on the keyboard the tab has the Delete key and the menu. */
const partStyle = {
  fontSize: 22,
  p: '3px',
  mx: '-3px',
  borderRadius: 0.5,
  '&:hover': { bgcolor: 'action.selected' },
};
