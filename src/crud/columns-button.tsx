import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ToolButton } from '#src/components/list/tool-button.tsx';
import { arrange } from '#src/lib/arrange.ts';
import type { AnyColumn } from './list-columns.ts';
import { useListMemory } from './use-list-memory.ts';

const ColumnsDialog = lazy(async () => {
  const { ColumnsDialog: dialog } = await import('#src/components/list/columns-dialog.tsx');
  return { default: dialog };
});

type ColumnsButtonProps = { columns: AnyColumn[] };

/** Which columns a list shows, in which order, how close its rows are. Not where rows are cards. */
export function ColumnsButton({ columns }: ColumnsButtonProps) {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  const { memory, remember } = useListMemory();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  if (isNarrow) return null;
  const named = columns.map(({ field, headerName }) => ({ id: field, name: headerName ?? field }));
  return (
    <>
      <ToolButton label={t('list.columns')} onClick={() => setOpen(true)}>
        <ColumnsIcon />
      </ToolButton>
      {isOpen && (
        <Suspense>
          <ColumnsDialog
            {...memory}
            columns={arrange(named, memory.order, ({ id }) => id)}
            onChange={remember}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
