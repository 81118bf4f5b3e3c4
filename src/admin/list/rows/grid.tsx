import { DataGrid } from '@mui/x-data-grid/DataGrid';
import type { ReactNode } from 'react';
import { useGridTexts } from '#src/admin/ui/use-grid-texts.ts';

type GridProps = {
  /** The number of rows on the page. */
  shown: number;
  /** Renders the grid with its texts: the component's type follows the rows, which a lazy part's cannot. */
  children: (Grid: typeof DataGrid, texts: ReturnType<typeof useGridTexts>) => ReactNode;
};

/** The data grid, loaded apart from its list. */
export function Grid({ shown, children }: GridProps) {
  return children(DataGrid, useGridTexts(shown));
}
