import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '#src/admin/list/core/use-may.ts';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';

type ExportButtonProps = { onClick: () => void };

export const ExportButton = memo(({ onClick }: ExportButtonProps) => {
  const { t } = useTranslation('crud');
  const may = useMay();
  if (!may('export')) return null;
  return (
    <ToolButton label={t('list.export')} onClick={onClick}>
      <DownloadIcon />
    </ToolButton>
  );
});
ExportButton.displayName = 'ExportButton';
