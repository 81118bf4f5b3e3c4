import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DetailsIcon from '@mui/icons-material/ArticleOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { AccessLog } from './schema.ts';
import { visitHash } from './visit-address.ts';
import { visitLabel } from './visit-label.ts';

type VisitActionsProps = { visit: AccessLog; onDelete: () => void };

/** Details and delete at the end of a row. */
export function VisitActions({ visit, onDelete }: VisitActionsProps) {
  const { t } = useTranslation(['access-log', 'crud']);
  const { search } = useLocation();
  const name = visitLabel(visit);
  return (
    <Box sx={{ display: 'flex', whiteSpace: 'nowrap' }}>
      <Tooltip title={t('details.title')}>
        <IconButton
          component={Link}
          to={{ search, hash: visitHash(visit.id) }}
          preventScrollReset
          aria-label={t('details.of', { name })}
        >
          <DetailsIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={t('action.delete')}>
        <IconButton data-delete onClick={onDelete} aria-label={t('crud:list.deleteOf', { name })}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
