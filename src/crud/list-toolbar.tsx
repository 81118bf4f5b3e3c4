import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '#src/components/list/search-field.tsx';
import type { ListParams } from './use-list-params.ts';

type ListToolbarProps = {
  params: ListParams;
  /** The query behind the list. */
  list: { refetch: () => Promise<unknown>; isFetching: boolean };
  /** Filters, beside the search. */
  children?: ReactNode;
};

/** Above every list: quick filter, the type's own filters, refresh (B1). */
export function ListToolbar({ params, list, children }: ListToolbarProps) {
  const { t } = useTranslation('crud');
  const clear = () =>
    params.set({
      q: '',
      ...Object.fromEntries(Object.keys(params.filters).map((name) => [name, ''])),
    });
  return (
    <Box
      sx={{
        p: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
      }}
    >
      <SearchField value={params.q} onChange={(q) => params.set({ q })} />
      {children}
      {params.isNarrowed && <Button onClick={clear}>{t('list.clearFilters')}</Button>}
      <Box sx={{ flexGrow: 1 }} />
      <Tooltip title={t('action.refresh')}>
        {/* Not disabled while it works: a disabled button would lose the focus. */}
        <IconButton
          aria-label={t('action.refresh')}
          aria-busy={list.isFetching}
          onClick={() => void list.refetch()}
        >
          <RefreshIcon
            sx={{
              '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
              animation: list.isFetching ? 'turn 1s linear infinite' : 'none',
            }}
          />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
