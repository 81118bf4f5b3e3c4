import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '../schema.ts';
import { RejectedRowsButton } from './rejected-rows-button.tsx';
import { RowGrid } from './row-grid.tsx';
import type { Sheet, SheetRow, Workbook } from './sheet.ts';

type ImportResultProps = {
  sheet: Sheet | Workbook;
  report: ImportReport;
  /** Rows that the server rejected. */
  refused: SheetRow[];
  /** Messages that belong to no row. */
  others: string[];
  onAgain: () => void;
  onClose: () => void;
};

export function ImportResult(props: ImportResultProps) {
  const { sheet, report, refused, others, onAgain, onClose } = props;
  const { t } = useTranslation(['user', 'common']);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that sent the file is unmounted.
    heading.current?.focus();
  }, []);
  const { created, updated } = report;
  const isSheet = 'rows' in sheet;
  const rows = isSheet ? sheet.rows : [];
  const skipped = rows.filter(({ problems }) => problems.length > 0);
  const left = [...skipped, ...refused].toSorted((one, other) => one.line - other.line);
  return (
    <>
      <DialogContent dividers>
        <Typography ref={heading} tabIndex={-1} variant="h6" component="h3" sx={{ outline: 0 }}>
          {t('import.done', { count: created + updated })}
        </Typography>
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>
          {t('import.doneDetail', { created, updated })}
        </Typography>
        {others.map((message) => (
          <Alert key={message} severity="error" sx={{ mb: 2 }}>
            {message}
          </Alert>
        ))}
        {left.length > 0 && (
          <>
            <Alert severity="warning" sx={{ mb: 2 }}>
              {t(isSheet ? 'import.left' : 'import.leftInWorkbook', { count: left.length })}
            </Alert>
            <RowGrid
              label={t('import.leftRows')}
              head={isSheet ? sheet.head : []}
              main={isSheet ? sheet.titles.username : undefined}
              rows={left}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onAgain}>
          {t('import.again')}
        </Button>
        {isSheet && left.length > 0 && <RejectedRowsButton sheet={sheet} rows={left} />}
        <Button variant="contained" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </>
  );
}
