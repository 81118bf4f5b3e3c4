import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslation } from 'react-i18next';
import { ToolButton } from './tool-button.tsx';

type ExportButtonProps = { onClick: () => void };

/** Saves what the list finds as a file. */
export function ExportButton({ onClick }: ExportButtonProps) {
  const { t } = useTranslation('crud');
  return (
    <ToolButton label={t('list.export')} onClick={onClick}>
      <DownloadIcon />
    </ToolButton>
  );
}
