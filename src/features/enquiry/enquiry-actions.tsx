import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OpenIcon from '@mui/icons-material/DraftsOutlined';
import { useTranslation } from 'react-i18next';
import { RowButton } from '#src/admin/list/row-button.tsx';
import { RowLink } from '#src/admin/list/row-link.tsx';
import type { Enquiry } from './schema.ts';
import { useEnquiryLabel } from './use-enquiry-label.ts';

type EnquiryActionsProps = { enquiry: Enquiry; onDelete: () => void };

export function EnquiryActions({ enquiry, onDelete }: EnquiryActionsProps) {
  const { t } = useTranslation(['enquiry-inbox', 'crud']);
  const name = useEnquiryLabel()(enquiry);
  return (
    <div className="row-actions">
      <RowLink
        to={`${encodeURIComponent(enquiry.id)}/edit`}
        hint={t('list.view')}
        label={t('list.viewOf', { name })}
      >
        {OPEN}
      </RowLink>
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

// Shared elements: React skips them when a row renders again.
const OPEN = <OpenIcon fontSize="small" />;
const DELETE = <DeleteIcon fontSize="small" />;
