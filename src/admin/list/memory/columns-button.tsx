import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createLazyPart } from '#src/components/loading/lazy-part.tsx';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { arrange } from '#src/lib/records/arrange.ts';
import type { ColumnSettings } from './columns-dialog.tsx';

const ColumnsDialog = createLazyPart(
  async () => (await import('./columns-dialog.tsx')).ColumnsDialog,
);

type ColumnsButtonProps = {
  columns: { field: string; headerName?: string | undefined }[];
  settings: ColumnSettings;
  onChange: (changes: Partial<ColumnSettings>) => void;
};

/** Opens the dialog for columns and density; hidden where rows are cards. */
export const ColumnsButton = memo(({ columns, settings, onChange }: ColumnsButtonProps) => {
  const { t } = useTranslation('crud');
  const [isOpen, setOpen] = useState(false);
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
          {...settings}
          columns={arrange(named, settings.order, ({ id }) => id)}
          onChange={onChange}
          onClose={() => setOpen(false)}
          onLoadFailed={() => setOpen(false)}
        />
      )}
    </>
  );
});
ColumnsButton.displayName = 'ColumnsButton';
