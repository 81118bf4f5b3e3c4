import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { parsePath } from 'react-router';
import {
  closePage,
  hiddenPages,
  isUnsaved,
  type OpenPage,
  useOpenPages,
} from '#src/admin/tabs/open-pages.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { useSettings } from '#src/settings/use-settings.ts';
import { backstageRoutes } from '../../../backstage-routes.ts';
import { matchedHandles } from '../../../navigation/route-handles.ts';
import { LAYOUT } from '../layout-size.ts';
import { useCurrentPage } from './page-outlet.tsx';

// Lazy: pages can be read and edited without it, and dragging alone is 40 kB.
const LazyTabStrip = lazyPart(() => import('./tab-strip.tsx'), 'TabStrip');

/** The open pages as tabs below the header; not on phones, and not where the settings say so. */
export function TabBar() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  const { pageTabs } = useSettings();
  const tabs = useOpenPages(({ pages }) => pages);
  const titleOf = useTabTitle();
  const page = useCurrentPage();
  useCloseDeleted();
  if (!isWide || !pageTabs) return null;
  return (
    <Box sx={barStyle}>
      <GlobalStyles styles={ROOM} />
      <LazyTabStrip
        tabs={tabs.map((tab) => ({ ...tab, id: tab.name, title: titleOf(tab) }))}
        current={page?.name}
      />
    </Box>
  );
}

/** Closes the tabs of records that were deleted here. */
function useCloseDeleted(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ type }) => {
        if (type !== 'updated') return;
        for (const page of hiddenPages()) {
          if (page.form?.isGone() && !isUnsaved(page)) closePage(page.name);
        }
      }),
    [client],
  );
}

/** Returns the title of a tab: the name of its record, else the title of its route. */
function useTabTitle(): (tab: OpenPage) => string {
  const { t } = useTranslation(['navdata', 'common', 'navbar']);
  return ({ title, path }) => {
    if (title !== undefined && title !== '') return title;
    const handles = matchedHandles(backstageRoutes, parsePath(path).pathname ?? '') ?? [];
    const [last, parent] = handles.toReversed();
    if (!last) return path;
    if (!parent) return t(last.title);
    if (last.title === 'navdata:list') return t(parent.title);
    if (last.title === 'navdata:new') return t('navbar:tabs.new', { type: t(parent.title) });
    return t(last.title);
  };
}

const { fine, coarse } = LAYOUT.pageTabs;

const ROOM = {
  body: { '--page-tabs-height': `${fine}px` },
  '@media (pointer: coarse)': { body: { '--page-tabs-height': `${coarse}px` } },
};

const barStyle = {
  position: 'sticky',
  top: 'var(--header-height)',
  zIndex: 'appBar',
  height: 'var(--page-tabs-height)',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
};
