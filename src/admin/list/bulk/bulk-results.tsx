import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import WaitingIcon from '@mui/icons-material/RadioButtonUnchecked';
import CircularProgress from '@mui/material/CircularProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/records/id.ts';
import type { BulkResult } from './use-bulk-action.ts';

const MOST = 200;
const FIRST = { failed: 0, running: 1, waiting: 2, done: 3 };
const ICONS = {
  failed: <FailedIcon fontSize="small" color="error" />,
  running: <CircularProgress size={20} aria-hidden />,
  waiting: <WaitingIcon fontSize="small" color="disabled" />,
  done: <DoneIcon fontSize="small" color="success" />,
};

type BulkResultsProps = {
  items: { id: Id; name: string }[];
  results: ReadonlyMap<string, BulkResult>;
};

/** The result of each item, failures first with the reason, at most 200 of them. */
export function BulkResults({ items, results }: BulkResultsProps) {
  const { t } = useTranslation('crud');
  const rows = items
    .map((item) => ({
      item,
      result: results.get(String(item.id)) ?? { state: 'waiting' as const },
    }))
    .toSorted((one, other) => FIRST[one.result.state] - FIRST[other.result.state]);
  return (
    <>
      <List
        dense
        // Focusable, so that it scrolls by keyboard.
        tabIndex={0}
        aria-label={t('bulk.results')}
        sx={{ maxHeight: 240, overflowY: 'auto', borderBlock: '1px solid', borderColor: 'divider' }}
      >
        {rows.slice(0, MOST).map(({ item, result }) => (
          <ListItem key={item.id} disableGutters>
            <ListItemIcon sx={{ minWidth: 32 }}>{ICONS[result.state]}</ListItemIcon>
            <ListItemText
              primary={item.name}
              secondary={
                result.state === 'failed' ? errorMessage(result.error) : t(`bulk.${result.state}`)
              }
              slotProps={{
                primary: { noWrap: true },
                secondary: { color: result.state === 'failed' ? 'error' : 'textSecondary' },
              }}
            />
          </ListItem>
        ))}
      </List>
      {rows.length > MOST && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('bulk.more', { count: rows.length - MOST })}
        </Typography>
      )}
    </>
  );
}
