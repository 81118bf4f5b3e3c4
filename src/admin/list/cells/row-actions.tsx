import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { useTranslation } from 'react-i18next';
import { RowDeleteButton } from './row-delete-button.tsx';
import { RowLink } from './row-link.tsx';

type RowActionsProps = {
  /** The record's title, for the buttons' accessible names. */
  label: string;
  /** Relative to the list, as `7/edit`. */
  editPath: string;
  /** The page on which visitors see it; undefined while they do not. */
  sitePath?: string | undefined;
  onDelete: () => void;
};

export function RowActions({ label, editPath, sitePath, onDelete }: RowActionsProps) {
  const { t } = useTranslation('crud');
  return (
    <div className="row-actions">
      {sitePath !== undefined && (
        <a
          href={sitePath}
          target="_blank"
          rel="noopener"
          className="row-action"
          data-hint={t('site.view')}
          aria-label={t('site.viewOf', { name: label })}
        >
          <OpenIcon fontSize="small" />
        </a>
      )}
      <RowLink to={editPath} hint={t('action.edit')} label={t('list.editOf', { name: label })}>
        <EditIcon fontSize="small" />
      </RowLink>
      <RowDeleteButton label={label} onDelete={onDelete} />
    </div>
  );
}
