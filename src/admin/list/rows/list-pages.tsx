import TablePagination from '@mui/material/TablePagination';
import type { ReactNode } from 'react';
import { PAGE_SIZES } from '#src/admin/list/core/list-address.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { useDisplayedRows } from '#src/admin/ui/use-displayed-rows.ts';

type ListPagesProps = {
  /** Replaces the label of the page size. */
  perPage?: ReactNode;
  /** Called after a change of the page. */
  onPage?: () => void;
};

/** Pagination for lists without a grid. */
export function ListPages({ perPage, onPage }: ListPagesProps) {
  const { params, rows, total } = useList();
  const displayedRows = useDisplayedRows(rows.length);
  return (
    <TablePagination
      component="div"
      count={total ?? UNKNOWN}
      labelDisplayedRows={displayedRows}
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

/** MUI's value for it, with which the next page can always be tried. */
export const UNKNOWN = -1;

/** On phones (360 px) the buttons wrap below the page size. */
const styles = {
  '.MuiTablePagination-toolbar': {
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    justifyContent: 'flex-end',
    px: { xs: 1, sm: 2 },
  },
  '.MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  '.MuiTablePagination-actions': { marginInlineStart: { xs: 1, sm: 2 } },
};
