import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlined';
import WaitingIcon from '@mui/icons-material/RadioButtonUnchecked';
import CircularProgress from '@mui/material/CircularProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from '#src/components/form/confirm-dialog.tsx';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { Id } from '#src/lib/records/id.ts';
import { offerUndo, type Undo } from '#src/admin/deletion/offer-undo.ts';
import { type BulkResult, useBulkAction } from './use-bulk-action.ts';

export type BulkItem = { id: Id; name: string };

export type BulkTexts = {
  title: string;
  /** The verb, on the button and above the results. */
  action: string;
  question: ReactNode;
  /** The toast's text after the action. */
  done: (done: BulkItem[]) => string;
};

export type BulkDialogProps = {
  texts: BulkTexts;
  items: BulkItem[];
  /** Acts on one item, and returns how to undo that; the dialog shows its rejection. */
  action: (item: BulkItem) => Promise<Undo | undefined>;
  /** A field below the question, which takes the focus. */
  input?: ReactNode;
  /** False where the field is not filled yet. */
  isReady?: () => boolean;
  /** Called after each run, also a failed one. */
  onRun: () => void;
  /** Called with the ids of the items that are done. */
  onClose: (done: Id[]) => void;
};

/**
 * Asks, then acts on one or many items, with progress, stop, a result for each, and a retry of the rest. A
 * toast says what was done, and offers undo.
 */
export function BulkDialog(props: BulkDialogProps) {
  const { texts, items, action, input, isReady = () => true, onRun, onClose } = props;
  const { t } = useTranslation('crud');
  const bulk = useBulkAction(action);
  const isAsking = bulk.phase === 'asking';
  const isBusy = bulk.phase === 'running' || bulk.phase === 'stopping';
  const count = items.length;
  const isOne = count === 1 && !input;
  const hasBegun = !isAsking && !isOne;
  const states = [...bulk.results.values()];
  const done = states.filter(({ state }) => state === 'done').length;
  const failed = states.find((result) => result.state === 'failed');
  const progress = t('bulk.progress', { done, count });

  const close = () => {
    const done = bulk.done();
    if (done.length > 0) {
      const changed = done.flatMap(({ item, undo }) => (undo ? [{ record: item, undo }] : []));
      void offerUndo(texts.done(done.map(({ item }) => item)), changed, onRun);
    }
    onClose(done.map(({ item }) => item.id));
  };
  const run = async () => {
    if (!isReady()) return;
    const isDone = await bulk.run(items);
    onRun();
    if (isDone) close();
  };
  const cancel = () => {
    if (bulk.phase === 'running' && !isOne) bulk.stop();
    else close();
  };
  const leave = {
    asking: t('action.cancel'),
    running: t(isOne ? 'action.cancel' : 'bulk.stop'),
    stopping: t('action.close'),
    ended: t('action.close'),
  };
  const again = failed ? 'action.retry' : 'bulk.goOn';

  return (
    <ConfirmDialog
      open
      busy={isBusy}
      hasField={isAsking && input !== undefined}
      title={hasBegun ? texts.action : texts.title}
      confirmText={isAsking ? texts.action : t(again)}
      cancelText={leave[bulk.phase]}
      onConfirm={() => void run()}
      onCancel={cancel}
      details={
        hasBegun ? (
          <>
            <LinearProgress
              variant="determinate"
              aria-label={progress}
              value={(100 * done) / count}
              sx={{ mt: 1, mb: 2 }}
            />
            <BulkResults items={items} results={bulk.results} />
          </>
        ) : (
          input
        )
      }
    >
      {hasBegun ? <div aria-live="polite">{progress}</div> : texts.question}
      {isOne && failed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {errorMessage(failed.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}

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
function BulkResults({ items, results }: BulkResultsProps) {
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
