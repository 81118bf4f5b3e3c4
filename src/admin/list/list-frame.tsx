import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { ListContext } from './core/list-context.ts';
import type { List } from './core/list-context.ts';
import { RowLinksProvider } from './core/row-links.tsx';

type ListFrameProps = { list: List; children: ReactNode };

/** The card of a list, whose parts read the list from the context. */
export function ListFrame({ list, children }: ListFrameProps) {
  const { place } = list;
  return (
    <ListContext value={list}>
      <RowLinksProvider>
        <Card ref={place} tabIndex={-1} sx={{ outline: 0, overflow: 'clip' }}>
          {children}
        </Card>
      </RowLinksProvider>
    </ListContext>
  );
}
