import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useListLinkState } from './list-rows.tsx';

type RowActionsProps = {
  /** Names the record for people who hear the page. */
  label: string;
  editPath: string;
  onDelete: () => void;
};

/** Edit and delete at the end of a row. The form comes back to the list as it is now (B7). */
export function RowActions({ label, editPath, onDelete }: RowActionsProps) {
  const { t } = useTranslation('crud');
  const state = useListLinkState();
  return (
    <Box sx={{ display: 'flex', whiteSpace: 'nowrap' }}>
      <Tooltip title={t('action.edit')}>
        <IconButton
          component={Link}
          to={editPath}
          state={state}
          aria-label={t('list.editOf', { name: label })}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('action.delete')}>
        <IconButton data-delete onClick={onDelete} aria-label={t('list.deleteOf', { name: label })}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
