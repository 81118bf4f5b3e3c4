import FilterAltOffIcon from '@mui/icons-material/FilterAltOff';
import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEventCallback } from '@mui/material/utils';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeysHelp } from './keys-help.tsx';
import { SearchField } from './search-field.tsx';
import { ToolButton } from './tool-button.tsx';
import type { ListState } from './use-list-state.ts';

type ToolbarProps = {
  params: Pick<ListState, 'q' | 'filters' | 'isNarrowed' | 'set'>;
  /** The query behind the list. */
  list: { refetch: () => Promise<unknown>; isFetching: boolean };
  /** Filters, after the search. */
  children?: ReactNode;
  /** More tools, before refresh. */
  tools?: ReactNode;
};

/** The toolbar of every list: search, filters, tools, refresh. */
export function Toolbar({ params, list, children, tools }: ToolbarProps) {
  const { t } = useTranslation('crud');
  // Phones have no room for the icon button.
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const refresh = useEventCallback(() => void list.refetch());
  const search = useEventCallback((q: string) => params.set({ q }));
  const clear = () =>
    params.set({
      q: '',
      ...Object.fromEntries(Object.keys(params.filters).map((name) => [name, ''])),
    });
  return (
    <Box sx={{ p: 2, display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1.5 }}>
      <SearchField value={params.q} onChange={search} />
      <Box sx={filterStyles}>
        {children}
        {isPhone && params.isNarrowed && (
          <Button onClick={clear} sx={{ justifySelf: 'start' }}>
            {t('list.clearFilters')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexShrink: 0, alignSelf: 'flex-start' }}>
        {/* The space is reserved, else the filters would wrap while somebody types. */}
        <Box sx={{ minWidth: { sm: 40 }, marginInlineStart: { sm: -1.5 } }}>
          {!isPhone && params.isNarrowed && (
            <ToolButton label={t('list.clearFilters')} onClick={clear}>
              <FilterAltOffIcon />
            </ToolButton>
          )}
        </Box>
        {tools}
        <RefreshButton isFetching={list.isFetching} onClick={refresh} />
      </Box>
      {KEYS_HELP}
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

/** A constant element, so that React skips it. */
const KEYS_HELP = <KeysHelp />;

/** Wraps in rows of its own after the search; on phones in columns below search and tools. */
const filterStyles = {
  flex: '1 1 auto',
  order: { xs: 1, sm: 0 },
  width: { xs: 1, sm: 'auto' },
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  '&:empty': { display: { xs: 'none', sm: 'block' } },
};
