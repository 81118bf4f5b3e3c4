import OpenIcon from '@mui/icons-material/DraftsOutlined';
import { useTranslation } from 'react-i18next';
import { RowDeleteButton } from '#src/admin/list/cells/row-delete-button.tsx';
import { RowLink } from '#src/admin/list/cells/row-link.tsx';
import type { Enquiry } from './schema.ts';
import { useEnquiryLabel } from './use-enquiry-label.ts';

type EnquiryActionsProps = { enquiry: Enquiry; onDelete: () => void };

export function EnquiryActions({ enquiry, onDelete }: EnquiryActionsProps) {
  const { t } = useTranslation('enquiry-inbox');
  const name = useEnquiryLabel()(enquiry);
  return (
    <div className="row-actions">
      <RowLink
        to={`${encodeURIComponent(enquiry.id)}/edit`}
        hint={t('list.view')}
        label={t('list.viewOf', { name })}
      >
        <OpenIcon fontSize="small" />
      </RowLink>
      <RowDeleteButton label={name} onDelete={onDelete} />
    </div>
  );
}
