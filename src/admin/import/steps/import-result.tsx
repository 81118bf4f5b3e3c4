import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#src/i18n/error-message.ts';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import { ImportStep } from './import-step.tsx';
import type { ImportType } from '#src/admin/import/plan/import-type.ts';
import type { RowPlan } from '#src/admin/import/plan/plan-rows.ts';
import { failureText } from '#src/admin/import/plan/problem-text.ts';
import { RowGrid } from './row-grid.tsx';
import { RowsButton } from './rows-button.tsx';
import { StateChip } from './state-chip.tsx';
import type { useRowSending } from '#src/admin/import/plan/use-row-sending.ts';

type ImportResultProps = {
  type: ImportType;
  fileName: string;
  fields: readonly ImportField[];
  sending: ReturnType<typeof useRowSending>;
  /** Number of rows with problems, which were not sent. */
  bad: number;
  /** Why the records could not be read before sending again. */
  failure: Error | null;
  isReading: boolean;
  onRepeat: () => void;
  /** Opens the rows that were not imported for correction. */
  onMend: () => void;
  onClose: () => void;
};

/** The progress of an import and its result for each row. */
export function ImportResult(props: ImportResultProps) {
  const { type, fileName, fields, sending, bad, failure, isReading, onRepeat, onMend } = props;
  const { t } = useTranslation(['import', 'common']);
  const { plans, resultOf, phase, unfinished, repeatable, failureOf, report, part } = sending;
  const { saving } = type;
  const isRunning = phase === 'running' || phase === 'stopping';
  const count = plans.length;
  const done = count - unfinished.length;
  const left = unfinished.length + bad;

  const state = (plan: RowPlan) => <StateChip state={resultOf(plan)?.state ?? 'waiting'} />;
  const reasonOf = (plan: RowPlan) => {
    const error = failureOf(plan);
    return error === undefined ? '' : failureText(t, type.fields, error);
  };
  const isSaid = report?.said !== undefined;
  const title = isRunning ? t('result.running') : t(isSaid ? 'result.received' : 'result.title');
  const progress = t('result.progress', { done, count });
  const donePart = count === 0 ? 100 : (100 * done) / count;
  const sentPart = isRunning && part !== undefined ? 100 * part : donePart;
  return (
    <>
      <DialogContent dividers>
        <ImportStep step={4} title={title} />
        <Typography role="status" variant="body2" sx={{ mb: 1, whiteSpace: 'pre-line' }}>
          {report?.said ?? progress}
        </Typography>
        {!isSaid && (
          <LinearProgress
            variant={isRunning && part === 1 ? 'indeterminate' : 'determinate'}
            aria-label={progress}
            value={sentPart}
            sx={{ mb: 2 }}
          />
        )}
        {report && !isSaid && 'sendFile' in saving && (
          <Typography variant="body2" sx={{ mb: 2 }}>
            {saving.doneText(report)}
          </Typography>
        )}
        {report?.failures.map(({ row, message }) => (
          <Alert key={`${row} ${message}`} severity="error" sx={{ mb: 2 }}>
            {message}
          </Alert>
        ))}
        {!isRunning && (left > 0 || !isSaid) && (
          <Alert severity={left > 0 ? 'warning' : 'success'} sx={{ mb: 2 }}>
            {left > 0 ? t('result.left', { count: left }) : t('result.all')}
          </Alert>
        )}
        {failure && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {errorMessage(failure)}
          </Alert>
        )}
        {/* A sentence does not say what became of a row. */}
        {!isSaid && (
          <RowGrid
            label={t('result.rows')}
            fields={fields}
            // Failed rows come first.
            plans={isRunning ? plans : plans.toSorted((one, other) => order(other) - order(one))}
            state={state}
            details={reasonOf}
          />
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {isRunning && sending.stop && (
          <Button color="inherit" disabled={phase === 'stopping'} onClick={sending.stop}>
            {t('action.stop')}
          </Button>
        )}
        {!isRunning && left > 0 && (
          <>
            {unfinished.length > 0 && (
              <RowsButton
                fileName={fileName}
                fields={fields}
                text={t('action.saveLeft', { count: unfinished.length })}
                plans={unfinished}
                reasonOf={reasonOf}
              />
            )}
            <Button onClick={onMend}>{t('action.mend', { count: left })}</Button>
            {repeatable.length > 0 && (
              <Button variant="outlined" loading={isReading} onClick={onRepeat}>
                {t('action.repeat', { count: repeatable.length })}
              </Button>
            )}
          </>
        )}
        {!isRunning && (
          <Button variant="contained" onClick={props.onClose}>
            {t('common:action.close')}
          </Button>
        )}
      </DialogActions>
    </>
  );

  function order(plan: RowPlan): number {
    if (failureOf(plan) !== undefined) return 2;
    return sending.isDone(plan) ? 0 : 1;
  }
}
