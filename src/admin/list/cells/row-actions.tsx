import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import type { ReactNode } from 'react';
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
  /** More buttons, before these. */
  children?: ReactNode;
};

export function RowActions(props: RowActionsProps) {
  const { label, editPath, sitePath, onDelete, children } = props;
  const { t } = useTranslation('crud');
  return (
    <div className="row-actions">
      {children}
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
