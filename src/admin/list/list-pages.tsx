import TablePagination from '@mui/material/TablePagination';
import type { ReactNode } from 'react';
import { PAGE_SIZES } from './list-address.ts';
import type { ListState } from './use-list-state.ts';

type ListPagesProps = {
  /** How many there are on all pages. */
  total: number;
  params: Pick<ListState, 'page' | 'size' | 'set'>;
  /** Instead of the rows that a page has. */
  perPage?: ReactNode;
  /** Called when another page is asked for. */
  onPage?: () => void;
};

/** Below a list that is no grid: how many there are, and the way to other pages (B1). */
export function ListPages({ total, params, perPage, onPage }: ListPagesProps) {
  return (
    <TablePagination
      component="div"
      count={total}
      page={params.page - 1}
      rowsPerPage={params.size}
      rowsPerPageOptions={PAGE_SIZES}
      labelRowsPerPage={perPage}
      onPageChange={(_event, next) => {
        params.set({ page: next + 1 });
        onPage?.();
      }}
      onRowsPerPageChange={({ target }) => params.set({ size: target.value })}
      sx={styles}
    />
  );
}

/** On phones figures and buttons do not fit in 360 px, and go below the choice of a size. */
const styles = {
  '.MuiTablePagination-toolbar': {
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    justifyContent: 'flex-end',
    px: { xs: 1, sm: 2 },
  },
  '.MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  '.MuiTablePagination-actions': { marginInlineStart: { xs: 1, sm: 2 } },
};
