import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportField } from '#src/admin/import/plan/fields.ts';
import { ImportStep } from './import-step.tsx';
import type { ChoicesQuery, ImportType } from '#src/admin/import/plan/import-type.ts';
import type { RowPlan, RowState } from '#src/admin/import/plan/plan-rows.ts';
import { problemLine } from '#src/admin/import/plan/problem-text.ts';
import { RowGrid } from './row-grid.tsx';
import { RowsButton } from './rows-button.tsx';
import { StateChip } from './state-chip.tsx';
import type { useExisting } from '#src/admin/import/plan/use-existing.ts';
import { Notice } from '#src/components/notice.tsx';

const STATES = ['bad', 'new', 'changed', 'unchanged'] as const;

type CheckRowsProps = {
  type: ImportType;
  fileName: string;
  /** The fields that the file's columns fill. */
  fields: readonly ImportField[];
  existing: ReturnType<typeof useExisting>;
  choices: ChoicesQuery | undefined;
  /** Undefined until the records are read. */
  plans: readonly RowPlan[] | undefined;
  onMend: (line: number, cells: Readonly<Record<string, string>>) => void;
  onReadAgain: () => void;
  onSend: (plans: readonly RowPlan[]) => void;
  onBack: () => void;
};

/** Shows what an import would do with each row before anything is sent; cells can be corrected in place. */
export function CheckRows(props: CheckRowsProps) {
  const { type, fileName, fields, existing, choices, plans, onMend, onSend, onBack } = props;
  const { t } = useTranslation('import');
  const { noun, saving } = type;
  const isWhole = 'sendFile' in saving;
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [shown, setShown] = useState<RowState | 'all'>('all');
  /** The lines shown when the filter was chosen, so that a corrected row stays visible. */
  const [lines, setLines] = useState<ReadonlySet<number>>();
  const rowsOf = (state: RowState) => plans?.filter((plan) => plan.state === state) ?? [];
  const show = (next: RowState | 'all') => {
    setShown(next);
    setLines(next === 'all' ? undefined : new Set(rowsOf(next).map(({ row }) => row.line)));
  };
  const cells = plans?.map(({ row }) => row.cells) ?? [];
  const remarks = isWhole ? saving.remarks(fields, cells) : [];
  const sent = plans?.filter(({ state }) => state === 'new' || state === 'changed') ?? [];
  const bad = rowsOf('bad');
  const details = useCallback(
    ({ problems, changes }: RowPlan) => {
      const elsewhere = problems.filter(({ field }) => fields.every(({ name }) => name !== field));
      // On a phone the cells with their problems are scrolled out of sight.
      const told = isPhone ? problems : elsewhere;
      if (problems.length > 0) return problemLine(t, type.fields, told);
      return changes
        .map(({ field, before }) => {
          const label = fields.find(({ name }) => name === field)?.label ?? field;
          return before === undefined ? t('grid.notCompared', { label }) : label;
        })
        .join(t('separator'));
    },
    [fields, type.fields, t, isPhone],
  );
  return (
    <>
      <DialogContent dividers>
        <ImportStep step={3} title={t('check.title')} />
        {existing.error && (
          <Notice error={existing.error} onRetry={props.onReadAgain} sx={{ mb: 2 }}>
            {t('check.readFailed', { noun })}
          </Notice>
        )}
        {choices?.error && (
          <Notice error={choices.error} onRetry={() => void choices.refetch()} sx={{ mb: 2 }}>
            {t('check.choicesFailed')}
          </Notice>
        )}
        {existing.isPending && <Reading {...existing.progress} noun={noun} />}
        {plans && (
          <>
            <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
              {isWhole ? saving.hint : t('check.explained')}
            </Typography>
            {remarks.map((remark) => (
              <Alert key={remark} severity="info" sx={{ mb: 2 }}>
                {remark}
              </Alert>
            ))}
            <Alert
              severity={bad.length > 0 ? 'warning' : 'success'}
              sx={{ mb: 2 }}
              // Correcting a cell changes the numbers.
              role="status"
            >
              {isWhole
                ? t('check.sendable', { count: plans.length, good: sent.length })
                : t('check.summary', {
                    count: plans.length,
                    added: rowsOf('new').length,
                    changed: rowsOf('changed').length,
                    unchanged: rowsOf('unchanged').length,
                  })}
              {bad.length > 0 && t('check.bad', { count: bad.length })}
            </Alert>
            <ToggleButtonGroup
              exclusive
              size="small"
              value={shown}
              aria-label={t('check.shown')}
              onChange={(_event, next: RowState | 'all' | null) => show(next ?? shown)}
              sx={{ mb: 1, flexWrap: 'wrap' }}
            >
              <ToggleButton value="all">{t('check.all', { count: plans.length })}</ToggleButton>
              {(isWhole ? (['bad'] as const) : STATES)
                .filter((state) => state === shown || rowsOf(state).length > 0)
                .map((state) => (
                  <ToggleButton key={state} value={state}>
                    {t(`check.only.${state}`, { count: rowsOf(state).length })}
                  </ToggleButton>
                ))}
            </ToggleButtonGroup>
            <RowGrid
              label={t('grid.label')}
              fields={fields}
              plans={lines ? plans.filter(({ row }) => lines.has(row.line)) : plans}
              state={isWhole ? problemChip : stateChip}
              details={details}
              onMend={onMend}
            />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button color="inherit" onClick={onBack}>
          {t('action.columns')}
        </Button>
        {bad.length > 0 && (
          <RowsButton
            fileName={fileName}
            fields={fields}
            text={t('action.saveBad', { count: bad.length })}
            plans={bad}
            reasonOf={({ problems }) => problemLine(t, type.fields, problems)}
          />
        )}
        <Button variant="contained" disabled={sent.length === 0} onClick={() => onSend(sent)}>
          {t('action.send', { count: sent.length })}
        </Button>
      </DialogActions>
    </>
  );
}

/** The chip of rows with problems. Whether a row is new is known only to the server that reads the file. */
const problemChip = (plan: RowPlan) => plan.state === 'bad' && stateChip(plan);
const stateChip = ({ state }: RowPlan) => <StateChip state={state} />;

type ReadingProps = { done: number; total: number; noun: string };

function Reading({ done, total, noun }: ReadingProps) {
  const { t } = useTranslation('import');
  const text = t('check.reading', { noun });
  return (
    <>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? Math.min(100, (100 * done) / total) : 0}
      />
    </>
  );
}
