import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback } from '@mui/material/utils';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import FilterIcon from '@mui/icons-material/FilterList';
import Button from '@mui/material/Button';
import { useList } from '#src/admin/list/core/list-context.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { ToolMenu } from '#src/admin/ui/tool-menu.tsx';
import type { HistoryOptions } from '#src/admin/list/core/use-list-state.ts';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { SearchField } from './search-field.tsx';

type ToolbarProps = {
  /** Filters, after the search. */
  children?: ReactNode;
  /** More tools, in a menu. */
  tools?: ReactNode;
  /** False where the server cannot search. */
  isSearched?: boolean;
};

/** The toolbar of every list: search, where there can be one, filters, tools, refresh. */
export function ListToolbar({ children, tools, isSearched = true }: ToolbarProps) {
  const { t } = useTranslation('crud');
  const { params, read } = useList();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const refresh = useEventCallback(() => void read.refetch());
  const search = useEventCallback((q: string, options: HistoryOptions) =>
    params.set({ q }, options),
  );
  const clear = () =>
    params.set({
      q: '',
      ...Object.fromEntries(Object.keys(params.filters).map((name) => [name, ''])),
    });
  return (
    <Box sx={{ p: 2, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1.5 }}>
      <Box
        sx={{ display: { xs: 'flex', sm: 'contents' }, flex: isPhone && children ? '1 1 100%' : 1 }}
      >
        {isSearched && <SearchField value={params.q} onChange={search} />}
      </Box>
      {isPhone && children && <FilterSheetButton>{children}</FilterSheetButton>}
      {!isPhone && <Box sx={filterStyles}>{children}</Box>}
      <Box sx={toolStyles}>
        {/* The space is reserved, else the filters would wrap while somebody types. */}
        <Box sx={{ minWidth: { sm: 40 }, marginInlineStart: { sm: -1.5 } }}>
          {!isPhone && params.isNarrowed && (
            <ToolButton label={t('list.clearFilters')} onClick={clear}>
              <FilterAltOffIcon />
            </ToolButton>
          )}
        </Box>
        {tools && <ToolMenu>{tools}</ToolMenu>}
        <RefreshButton isFetching={read.isFetching} onClick={refresh} />
      </Box>
    </Box>
  );
}

type RefreshButtonProps = { isFetching: boolean; onClick: () => void };

const RefreshButton = memo(({ isFetching, onClick }: RefreshButtonProps) => {
  const { t } = useTranslation('crud');
  return (
    <ToolButton label={t('action.refresh')} busy={isFetching} onClick={onClick}>
      <RefreshIcon
        sx={{
          '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
          animation: isFetching ? 'turn 1s linear infinite' : 'none',
        }}
      />
    </ToolButton>
  );
});
RefreshButton.displayName = 'RefreshButton';

/** Wraps in rows of its own after the search. */
const filterStyles = {
  flex: '1 1 auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
};

/** On phones they are beside the filters. */
const toolStyles = {
  display: 'flex',
  flexShrink: 0,
  alignSelf: 'flex-start',
  marginInlineStart: { xs: 'auto', sm: 0 },
};

const FilterSheet = lazyPart(() => import('./filter-sheet.tsx'), 'FilterSheet');

type FilterSheetButtonProps = {
  children: ReactNode;
};

/** Opens the filters of a list on phones, and says how many of them are set. */
function FilterSheetButton({ children }: FilterSheetButtonProps) {
  const { t } = useTranslation('crud');
  const { params, read, total } = useList();
  const [isOpen, setOpen] = useState(false);
  const names = Object.keys(params.filters);
  // A range of days is one filter.
  const set = names.filter((name) => name !== 'to' || !names.includes('from')).length;
  const reset = () => params.set(Object.fromEntries(names.map((name) => [name, ''])));
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outlined"
        color={set > 0 ? 'primary' : 'inherit'}
        startIcon={<FilterIcon />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...FilterSheet.prefetchOn}
        onClick={() => setOpen(true)}
        sx={{ flexShrink: 0 }}
      >
        {set > 0 ? t('list.filtersOn', { count: set }) : t('list.filters')}
      </Button>
      <FilterSheet
        isOpen={isOpen}
        count={read.data && (total ?? undefined)}
        onReset={set > 0 ? reset : undefined}
        onClose={close}
        onLoadFailed={close}
      >
        {children}
      </FilterSheet>
    </>
  );
}
