import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ToolButton } from '#src/admin/ui/tool-button.tsx';
import { useIsRestorable } from './deleted-copies.ts';

type DeletedToolProps = {
  /** The name of the list's resource. */
  name: string;
};

/** The tool that leads to the type's deleted records; nothing where they cannot be restored. */
export function DeletedTool({ name }: DeletedToolProps) {
  const { t } = useTranslation('navdata');
  const navigate = useNavigate();
  if (!useIsRestorable(name)) return null;
  return (
    <ToolButton
      label={t('recentlyDeleted')}
      onClick={() => void navigate(`/backstage/recently-deleted?type=${encodeURIComponent(name)}`)}
    >
      <DeletedIcon />
    </ToolButton>
  );
}
