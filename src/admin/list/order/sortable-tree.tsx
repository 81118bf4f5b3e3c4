import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Id } from '#src/lib/records/id.ts';
import { type Branch, toTree } from '#src/lib/records/tree.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { SortableList } from '#src/admin/list/rows/sortable-list.tsx';
import { isOrdered, type MovesApi, useReorder, useSaveMoves } from './use-save-moves.ts';

/** Deeper levels are not indented any further, or their rows would have no room. */
const MOST_INDENTED = 4;

type TreeFields = { id: Id; parentId: Id | null; sort: number };

/** Type guard: records of a tree name their parent. */
export const isTreeRecord = <T extends object>(record: T): record is T & TreeFields =>
  isOrdered(record) && 'parentId' in record;

type SortableTreeProps<Row, T, Input> = {
  /** The top level's accessible name. */
  label: string;
  /** The accessible name of the level below a record of this name. */
  labelBelow: (name: string) => string;
  api: MovesApi<T, Input>;
  rows: Row[];
  labelOf: (record: Row) => string;
  children: (record: Row) => ReactNode;
};

/**
 * Records below their parents, on any number of levels; each level is a list that people can sort.
 * Where parents go round in a circle, an alert says so and ends it.
 */
export function SortableTree<Row extends TreeFields, T extends Input & { id: Id }, Input>(
  props: SortableTreeProps<Row, T, Input>,
) {
  const { label, labelBelow, api, rows, labelOf, children } = props;
  const { params, selection } = useList();
  const reorder = useReorder(api);
  const save = useSaveMoves(api);
  const toTop = save && (({ id, sort }: Row) => save([{ id, sort, parentId: null }]));

  const list = (branches: Branch<Row>[], name: string) => {
    const branchOf = new Map(branches.map((branch) => [branch.record, branch]));
    return (
      <SortableList
        label={name}
        rows={branches.map(({ record }) => record)}
        labelOf={labelOf}
        selection={selection}
        // A filtered list cannot be sorted: its hidden rows have places too.
        onReorder={params.isNarrowed ? undefined : reorder}
      >
        {(record) => (
          <>
            {children(record)}
            {below(branchOf.get(record))}
          </>
        )}
      </SortableList>
    );
  };
  const below = (branch: Branch<Row> | undefined) =>
    branch && (
      <>
        {branch.isInCircle && (
          <CircleAlert
            name={labelOf(branch.record)}
            onEnd={toTop && (() => toTop(branch.record))}
          />
        )}
        {branch.children.length > 0 && (
          <Box sx={{ mt: 1, marginInlineStart: indentOf(branch.level + 1) }}>
            {list(branch.children, labelBelow(labelOf(branch.record)))}
          </Box>
        )}
      </>
    );
  return list(toTree(rows), label);
}

/** A list is beside the handle and checkbox of its parent's row, where that is wide enough. */
function indentOf(level: number) {
  return level > MOST_INDENTED ? -11 : { xs: -8.5, sm: 0 };
}

type CircleAlertProps = {
  /** The record's title. */
  name: string;
  /** Moves the record to the top level; undefined for somebody who may not. */
  onEnd: (() => void) | undefined;
};

/** Says that a record is its own ancestor, and offers to end that. */
function CircleAlert({ name, onEnd }: CircleAlertProps) {
  const { t } = useTranslation('crud');
  return (
    <Alert
      severity="warning"
      sx={alertStyles}
      action={
        onEnd && (
          <Button
            color="inherit"
            size="small"
            aria-label={t('circle.endOf', { name })}
            onClick={({ currentTarget }) => {
              // The row stays, this button does not.
              currentTarget.closest('li')?.querySelector<HTMLElement>('button, input')?.focus();
              onEnd();
            }}
          >
            {t('circle.end')}
          </Button>
        )
      }
    >
      {t('circle.is')}
    </Alert>
  );
}

/** On phones as wide as the row, with the button below the text. */
const alertStyles = {
  mt: 1,
  marginInlineStart: { xs: -7, sm: 0 },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0' },
  '& .MuiAlert-action': {
    flex: { xs: '1 0 100%', sm: 'none' },
    justifyContent: 'end',
    pt: { xs: 0, sm: 0.5 },
    whiteSpace: 'nowrap',
  },
};
