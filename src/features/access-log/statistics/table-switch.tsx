import ChartIcon from '@mui/icons-material/BarChart';
import TableIcon from '@mui/icons-material/TableRowsOutlined';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';

type TableSwitchProps = { isTable: boolean; onChange: (isTable: boolean) => void };

/** Changes between chart and table. */
export function TableSwitch({ isTable, onChange }: TableSwitchProps) {
  const { t } = useTranslation('access-log');
  return (
    <Button
      color="inherit"
      startIcon={isTable ? <ChartIcon /> : <TableIcon />}
      onClick={() => onChange(!isTable)}
    >
      {t(isTable ? 'statistics.asChart' : 'statistics.asTable')}
    </Button>
  );
}
