import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { type List, ListContext } from './core/list-context.ts';
import { RowLinksProvider } from './core/row-links.tsx';
import { useSavedRow } from './rows/saved-row.ts';

const frameStyles = {
  outline: 0,
  overflow: 'clip',
  '& [data-saved]': {
    '@keyframes saved': {
      from: { backgroundColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.24)' },
    },
    animation: 'saved 2s',
  },
};

type ListFrameProps = { list: List; children: ReactNode };

/** The card of a list, whose parts read the list from the context. */
export function ListFrame({ list, children }: ListFrameProps) {
  const { place } = list;
  useSavedRow(list);
  return (
    <ListContext value={list}>
      <RowLinksProvider>
        <Card ref={place} tabIndex={-1} sx={frameStyles}>
          {children}
        </Card>
      </RowLinksProvider>
    </ListContext>
  );
}
