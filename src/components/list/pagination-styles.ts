/** For a pagination on phones: figures and buttons do not fit in 360 px, and go below the choice of a size. */
export const paginationStyles = {
  '.MuiTablePagination-toolbar': {
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    justifyContent: 'flex-end',
    px: { xs: 1, sm: 2 },
  },
  '.MuiTablePagination-spacer': { display: { xs: 'none', sm: 'block' } },
  '.MuiTablePagination-actions': { marginInlineStart: { xs: 1, sm: 2 } },
};
