import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { LazyBesidePanel } from './lazy-beside-panel.ts';
import type { Beside } from './use-beside.ts';

type BesideColumnsProps = Pick<ComponentProps<typeof LazyBesidePanel>, 'source' | 'record'> & {
  beside: Beside;
  children: ReactNode;
};

/** A form with the public page at its side, or above it as a sheet. */
export function BesideColumns({ beside, source, record, children }: BesideColumnsProps) {
  const { isOpen, isWide, page, close } = beside;
  return (
    <Box sx={isOpen && isWide ? columnStyle : {}}>
      {children}
      {isOpen && page && (
        <LazyBesidePanel
          {...page}
          source={source}
          record={record}
          isWide={isWide}
          onClose={close}
          onLoadFailed={close}
        />
      )}
    </Box>
  );
}

const columnStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(608px, 1fr) minmax(0, 1fr)',
  // 19rem and the form's side column make 608 px.
  '--form-main': '19rem',
};
