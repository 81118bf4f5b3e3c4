import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#src/components/loading/lazy-part.tsx';
import { arrange } from '#src/lib/records/arrange.ts';
import { useList } from '#src/admin/list/core/list-context.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';

const ColumnsDialog = lazyPart(() => import('./columns-dialog.tsx'), 'ColumnsDialog');

type ColumnsButtonProps = { columns: { field: string; headerName?: string | undefined }[] };

/** Opens the dialog for columns and density; hidden where rows are cards. */
export function ColumnsButton({ columns }: ColumnsButtonProps) {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
  const { memory, remember } = useList().params;
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  if (isNarrow) return null;
  const named = columns.map(({ field, headerName }) => ({ id: field, name: headerName ?? field }));
  return (
    <>
      <ToolButton
        label={t('list.columns')}
        {...ColumnsDialog.prefetchOn}
        onClick={() => setOpen(true)}
      >
        <ColumnsIcon />
      </ToolButton>
      {isOpen && (
        <ColumnsDialog
          {...memory}
          columns={arrange(named, memory.order, ({ id }) => id)}
          onChange={remember}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  );
}
