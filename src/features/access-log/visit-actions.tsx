import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DetailsIcon from '@mui/icons-material/ArticleOutlined';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { RowButton } from '#src/admin/list/row-button.tsx';
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
    <div className="row-actions">
      <Link
        to={{ search, hash: visitHash(visit.id) }}
        preventScrollReset
        className="row-action"
        data-hint={t('details.title')}
        aria-label={t('details.of', { name })}
      >
        {DETAILS}
      </Link>
      <RowButton
        hint={t('action.delete')}
        aria-label={t('crud:list.deleteOf', { name })}
        data-delete
        onClick={onDelete}
      >
        {DELETE}
      </RowButton>
    </div>
  );
}

const DETAILS = <DetailsIcon fontSize="small" />;
const DELETE = <DeleteIcon fontSize="small" />;
