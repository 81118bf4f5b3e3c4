import RefreshIcon from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from './search-field.tsx';
import { ToolButton } from './tool-button.tsx';
import type { ListState } from './use-list-state.ts';

type ToolbarProps = {
  params: Pick<ListState, 'q' | 'filters' | 'isNarrowed' | 'set'>;
  /** The query behind the list. */
  list: { refetch: () => Promise<unknown>; isFetching: boolean };
  /** Filters, beside the search. */
  children?: ReactNode;
  /** More tools, before refresh. */
  tools?: ReactNode;
};

/** Above every list: quick filter, its own filters, tools, refresh (B1). */
export function Toolbar({ params, list, children, tools }: ToolbarProps) {
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
      <Box sx={{ display: 'flex', marginInlineStart: 'auto' }}>
        {tools}
        <ToolButton
          label={t('action.refresh')}
          busy={list.isFetching}
          onClick={() => void list.refetch()}
        >
          <RefreshIcon
            sx={{
              '@keyframes turn': { to: { transform: 'rotate(360deg)' } },
              animation: list.isFetching ? 'turn 1s linear infinite' : 'none',
            }}
          />
        </ToolButton>
      </Box>
    </Box>
  );
}
