import type { ComponentOverrides } from '#src/theme/component-overrides.ts';
import { cssVar } from '#src/theme/css-var.ts';

// Styles only: imports of the grid or pickers would end up in the public bundle.

export const dataGrid: ComponentOverrides = {
  MuiDataGrid: {
    styleOverrides: {
      root: {
        borderColor: cssVar('palette-outline'),
        '--DataGrid-t-header-background-base': cssVar('palette-background-neutral'),
        // After the last column it would overflow and make the table scroll.
        '& .MuiDataGrid-columnHeader--last .MuiDataGrid-columnSeparator': { display: 'none' },
        '& .MuiDataGrid-columnHeaderTitle': {
          fontWeight: 600,
          // A long title has a second line instead of an ellipsis.
          whiteSpace: 'normal',
          lineHeight: 1.2,
          color: cssVar('palette-text-secondary'),
        },
      },
    },
  },
  MuiPickerPopper: {
    styleOverrides: {
      paper: {
        boxShadow: 'var(--mui-customShadows-dropdown)',
        border: `1px solid ${cssVar('palette-outline')}`,
      },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: { notchedOutline: { borderColor: cssVar('palette-control') } },
  },
};
